import type { PriceBookSummary } from '@house/contract/staff/entities'
import { useRedirect } from 'react-admin'
import { useStaffMutation } from '../../api/use-staff-mutation.ts'

/** A draft with the prices of a version, or an empty one, which then opens. */
export function useMakeDraft() {
  const redirect = useRedirect()
  return useStaffMutation<number | null, PriceBookSummary>(
    (api, from) => api.createPriceBook(from),
    ({ id }) => redirect('show', 'price-books', id),
  )
}
