import { useMutation } from '@tanstack/react-query'
import { useDataProvider, useNotify, useRefresh } from 'react-admin'
import type { StaffApi } from './data-provider.ts'

/** Shows what went wrong, and reads the screen again when it is done. */
export function useStaffMutation<I, R>(
  change: (api: StaffApi, input: I) => Promise<R>,
  onDone: (result: R) => void = () => {},
) {
  const api = useDataProvider<StaffApi>()
  const notify = useNotify()
  const refresh = useRefresh()
  return useMutation({
    mutationFn: (input: I) => change(api, input),
    onError: (error) => notify(error.message, { type: 'error' }),
    onSuccess: (result) => {
      onDone(result)
      refresh()
    },
  })
}
