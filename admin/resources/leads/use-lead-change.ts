import { useMutation } from '@tanstack/react-query'
import { useNotify, useRefresh } from 'react-admin'

/** Does something with a lead, says that it is done or why not, and shows the lead as it then is. */
export function useLeadChange<T>(change: (value: T) => Promise<unknown>, done: string) {
  const notify = useNotify()
  const refresh = useRefresh()
  return useMutation({
    mutationFn: change,
    onSuccess: () => {
      notify(done, { type: 'success' })
      refresh()
    },
    onError: (error) => notify(error.message, { type: 'error' }),
  })
}
