import { useGetResourceLabel, useRecordContext } from 'react-admin'

/** The type of the record that a trash or audit log entry is about. */
export function ResourceNameField({ source }: { source: string; label?: string; sortable?: boolean; sortBy?: string }) {
  const resource: string = useRecordContext()?.[source] ?? ''
  return useGetResourceLabel()(resource, 1)
}
