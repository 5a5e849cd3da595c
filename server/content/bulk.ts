import { z } from 'zod'
import type { Author } from '../audit/audit-log.ts'
import type { Db } from '../db/schema.ts'
import { RequestError } from '../errors.ts'
import { withdrawRecord } from './draft-commands.ts'
import { keepDraft } from './drafts.ts'
import { findToChange, reviseRecord } from './edit.ts'
import { readNamedFields } from './parse-fields.ts'
import type { ContentResource } from './resources.ts'
import type { Row } from './sanitise-fields.ts'
import { change, changeOnSite } from './store.ts'
import { moveToTrash } from './trash.ts'
import { checked, id, oneOf } from './validation.ts'

const order = z.object({
  action: oneOf(['publish', 'withdraw', 'trash', 'set']),
  ids: z.array(id).min(1, 'must name records').max(500, 'can name at most 500 records'),
  values: z.record(z.string(), z.unknown()).default({}),
})

/** Does the same with each of several records. What one refuses does not keep the others from it. */
export async function changeMany(db: Db, resource: ContentResource, given: Row, author: Author) {
  const { action, ids, values } = checked(order, given)
  const act: Record<typeof action, (id: number) => Promise<unknown>> = {
    publish: (each) => reviseRecord(db, resource, each, {}, author),
    withdraw: (each) => withdrawRecord(db, resource, each, author),
    trash: (each) => moveToTrash(db, resource, each, author),
    set: (each) => setFields(db, resource, each, values, author),
  }
  const done: { id: number; trash_id?: unknown }[] = []
  const refused: { id: number; message: string }[] = []
  for (const each of ids) {
    try {
      const changed = (await act[action](each)) as { trash_id?: unknown }
      done.push({ id: each, ...(changed?.trash_id !== undefined && { trash_id: changed.trash_id }) })
    } catch (error) {
      if (!(error instanceof RequestError)) throw error
      refused.push({ id: each, message: error.message })
    }
  }
  return { done, refused }
}

/** On the site and in the draft alike: neither is to undo it later. */
async function setFields(db: Db, resource: ContentResource, id: number, given: Row, author: Author) {
  const values = readNamedFields(resource, given)
  await change(db, resource, async (trx) => {
    const { row, draft } = await findToChange(trx, resource, id)
    if (row) await changeOnSite(trx, resource, row, values, author)
    if (draft) await keepDraft(trx, resource, id, { ...draft, values: { ...draft.values, ...values } }, author)
  })
}
