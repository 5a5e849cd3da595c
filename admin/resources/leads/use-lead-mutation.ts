import { useMutation } from '@tanstack/react-query'
import { useNotify, useRefresh } from 'react-admin'

/** A mutation of a lead with a toast, after which the lead is loaded again. */
export function useLeadMutation<T>(mutationFn: (value: T) => Promise<unknown>, message: string) {
  const notify = useNotify()
  const refresh = useRefresh()
  return useMutation({
    mutationFn,
    onSuccess: () => {
      notify(message, { type: 'success' })
      refresh()
    },
    onError: (error) => notify(error.message, { type: 'error' }),
  })
}
