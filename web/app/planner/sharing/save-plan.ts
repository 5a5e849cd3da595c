import type { Plan } from '@house/contract/plans/plan'
import { browserApi } from '../../api/api-client.ts'
import type { SavedAs } from '../state/history.ts'
import { mergePlans } from '../state/merge-plans.ts'

export type SaveResult = {
  /** Where the plan is saved now; after an error, as far as it is known. */
  savedAs: SavedAs | null
  /** What another device has saved since `savedAs`; the plan was merged with it. */
  theirs: Plan | null
  /** What the visitor should know about a saved plan. */
  notice: string
  error: string
}

const unreachable = 'We could not reach the server. The plan is still on this device; please try again.'
const merged = 'The plan was changed on another device too. It has the changes of both now.'
const maxMerges = 3

/** Saves the plan on the server: a new version of the one that this device may change, or a new plan. */
export async function savePlan(plan: Plan, savedAs: SavedAs | null, merges = 0): Promise<SaveResult> {
  const { code = '', editKey = '', version = null } = savedAs ?? {}
  const failed = (error: string): SaveResult => ({ savedAs, theirs: null, notice: '', error })
  const reply = await browserApi()
    .plan({ plan, code, edit_key: editKey, version })
    .catch(() => null)
  if (!reply) return failed(unreachable)
  if (reply.success === '1') {
    const { data } = reply
    const saved = { code: data.code, editKey: data.edit_key, version: data.version, plan }
    return { savedAs: saved, theirs: null, notice: '', error: '' }
  }
  if (!savedAs) return failed(reply.message)
  if (reply.success === '0' && reply.status === 409 && reply.data && merges < maxMerges) {
    const { plan: theirs, version: newest } = reply.data
    const mergedPlan = mergePlans(savedAs.plan, plan, theirs)
    const result = await savePlan(mergedPlan, { ...savedAs, version: newest, plan: theirs }, merges + 1)
    return { ...result, theirs: result.theirs ?? theirs, notice: result.notice || merged }
  }
  // It was deleted, or its key is another one: a new plan is better than none.
  if (reply.success === '6' || reply.status === 403) {
    const result = await savePlan(plan, null)
    const notice = `${code} can no longer be changed from this device. Your plan has a new link: ${result.savedAs?.code}.`
    return result.savedAs ? { ...result, notice } : failed(result.error)
  }
  return failed(reply.message)
}
