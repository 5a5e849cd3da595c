import type { SetupState } from '@house/contract/staff/setup'
import { useQuery } from '@tanstack/react-query'
import { useDataProvider } from 'react-admin'
import type { StaffApi } from './data-provider.ts'

export const setupKey = ['setup']

/** Whether the site is open; undefined until it is known. */
export function useSetupState(): SetupState | undefined {
  const api = useDataProvider<StaffApi>()
  return useQuery({ queryKey: setupKey, queryFn: () => api.setup() }).data?.state
}
