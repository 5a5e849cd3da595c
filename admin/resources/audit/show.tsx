import type { AuditRecord } from '@house/contract/staff/entities'
import { Show, SimpleShowLayout, TextField, useRecordContext } from 'react-admin'
import { DateTimeField } from '../../components/fields/datetime-field.tsx'
import { ResourceNameField } from '../../components/fields/resource-name-field.tsx'
import { RevisionDiff } from '../../components/revisions/revision-diff.tsx'
import { ActionField } from './action-field.tsx'
import { TargetField } from './target-field.tsx'

export function AuditShow() {
  return (
    <Show actions={false}>
      <SimpleShowLayout>
        <DateTimeField source="at" label="Time" />
        <TextField source="staff" label="User" emptyText="System" />
        <ActionField source="action" label="Action" />
        <ResourceNameField source="resource" label="Type" />
        <TargetField source="title" label="Record" />
        <Change />
      </SimpleShowLayout>
    </Show>
  )
}

function Change() {
  const entry = useRecordContext<AuditRecord>()
  return entry ? <RevisionDiff before={entry.before} after={entry.after} /> : null
}
