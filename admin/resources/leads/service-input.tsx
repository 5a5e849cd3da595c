import { useQuery } from '@tanstack/react-query'
import { SelectInput, type SelectInputProps, useDataProvider } from 'react-admin'
import type { StaffApi } from '../../api/data-provider.ts'

/** What an enquiry can be about, or could be when it was sent. */
export function ServiceInput(props: SelectInputProps) {
  const api = useDataProvider<StaffApi>()
  const { data: services = [] } = useQuery({ queryKey: ['leads', 'services'], queryFn: api.listServices })
  return <SelectInput {...props} choices={services} />
}
