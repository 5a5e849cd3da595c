import type { PriceBookSummary } from '@house/contract/staff/entities'
import { useMutation } from '@tanstack/react-query'
import { useDataProvider, useNotify, useRedirect, useRefresh } from 'react-admin'
import type { StaffApi } from '../../api/data-provider.ts'

/** Shows what went wrong, and reads the screen again when it is done. */
export function usePriceBookMutation<I, R>(
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

/** A draft with the prices of a version, or an empty one, which then opens. */
export function useMakeDraft() {
  const redirect = useRedirect()
  return usePriceBookMutation<number | null, PriceBookSummary>(
    (api, from) => api.createPriceBook(from),
    ({ id }) => redirect('show', 'price-books', id),
  )
}
