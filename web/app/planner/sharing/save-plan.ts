import type { Plan } from '@house/contract/plans/plan'
import { browserApi } from '../../api/api-client.ts'
import type { SavedCopy } from '../state/use-plan-history.ts'

export type SaveResult = { copy: SavedCopy & { code: string; url: string } } | { error: string }

const unreachable = 'We could not reach the server. The plan is still on this device; please try again.'

/** Saves the plan on the server: a new version of the copy this device may change, or a new copy. */
export async function savePlan(plan: Plan, { code, editKey }: SavedCopy): Promise<SaveResult> {
  try {
    const reply = await browserApi().plan({ plan, code: code ?? '', edit_key: editKey ?? '' })
    if (reply.success !== '1') {
      // The copy was deleted, or its key is another one: a new copy is better than none.
      if (code && (reply.success === '6' || reply.status === 403)) return savePlan(plan, { code: null, editKey: null })
      return { error: reply.message }
    }
    const { data } = reply
    return { copy: { code: data.code, editKey: data.edit_key, url: data.url } }
  } catch {
    return { error: unreachable }
  }
}
