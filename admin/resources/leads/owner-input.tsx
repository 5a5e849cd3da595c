import { useQuery } from '@tanstack/react-query'
import { SelectInput, type SelectInputProps, useDataProvider } from 'react-admin'
import type { StaffApi } from '../../api/data-provider.ts'

/** Users who can own a lead. */
export function OwnerInput(props: SelectInputProps) {
  const api = useDataProvider<StaffApi>()
  const { data: owners = [] } = useQuery({ queryKey: ['leads', 'owners'], queryFn: api.listOwners })
  return <SelectInput {...props} choices={owners} />
}
