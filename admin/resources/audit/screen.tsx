import { Show, SimpleShowLayout, TextField, useRecordContext } from 'react-admin'
import type { AuditRecord } from '../../calls/records.ts'
import { Differences } from '../../parts/differences.tsx'
import { KindField } from '../../parts/kind-field.tsx'
import { MomentField } from '../../parts/moment-field.tsx'
import { ActionField } from './actions.tsx'
import { SubjectField } from './subject.tsx'

/** One change, with what was before and what came after. */
export function AuditScreen() {
  return (
    <Show actions={false}>
      <SimpleShowLayout>
        <MomentField source="at" label="When" />
        <TextField source="staff" label="Who" emptyText="the site itself" />
        <ActionField source="action" label="Action" />
        <KindField source="resource" label="Kind" />
        <SubjectField source="title" label="What" />
        <Change />
      </SimpleShowLayout>
    </Show>
  )
}

function Change() {
  const entry = useRecordContext<AuditRecord>()
  return entry ? <Differences before={entry.before} after={entry.after} /> : null
}
