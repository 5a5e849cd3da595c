import type { Client } from '@house/contract/client'
import type { PublicEstimate } from '@house/contract/estimates/estimate'
import type { Design } from '@house/contract/plans/design'
import { settle } from '../../api/deferred.ts'

/** What the server makes of a plan; `null` if it does not answer: the page then shows everything else. */
export async function findEstimate(api: Client, designs: Design[]): Promise<PublicEstimate | null> {
  if (designs.length === 0) return null
  const reply = await settle(api.planEstimate({ designs }))
  return reply?.success === '1' ? reply.data : null
}
