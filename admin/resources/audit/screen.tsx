import { Show, SimpleShowLayout, TextField, useRecordContext } from 'react-admin'
import type { AuditRecord } from '../../calls/records.ts'
import { Differences } from '../../parts/differences.tsx'

/** One change, with what was before and what came after. */
export function AuditScreen() {
  return (
    <Show actions={false}>
      <SimpleShowLayout>
        <TextField source="staff" label="Who" emptyText="the program" />
        <TextField source="action" />
        <TextField source="entity" label="Kind" />
        <TextField source="entity_id" label="Number" />
        <Change />
      </SimpleShowLayout>
    </Show>
  )
}

function Change() {
  const entry = useRecordContext<AuditRecord>()
  return entry ? <Differences before={entry.before} after={entry.after} /> : null
}
