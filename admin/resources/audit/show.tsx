import { Show, SimpleShowLayout, TextField, useRecordContext } from 'react-admin'
import type { AuditRecord } from '../../api/types.ts'
import { MomentField } from '../../components/fields/datetime-field.tsx'
import { KindField } from '../../components/fields/resource-name-field.tsx'
import { Differences } from '../../components/revisions/revision-diff.tsx'
import { ActionField } from './action-field.tsx'
import { SubjectField } from './target-field.tsx'

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
