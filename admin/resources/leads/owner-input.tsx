import { useQuery } from '@tanstack/react-query'
import { SelectInput, type SelectInputProps, useDataProvider } from 'react-admin'
import type { StaffCalls } from '../../api/data-provider.ts'

/** Colleagues who can have a lead. */
export function OwnerInput(props: SelectInputProps) {
  const calls = useDataProvider<StaffCalls>()
  const { data: owners = [] } = useQuery({ queryKey: ['leads', 'owners'], queryFn: calls.listOwners })
  return <SelectInput {...props} choices={owners} />
}
