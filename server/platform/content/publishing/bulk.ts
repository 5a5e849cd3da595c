import { setImmediate } from 'node:timers/promises'
import { type BulkAction, bulkActions } from '@house/contract/staff/publishing'
import { z } from 'zod'
import type { Db } from '../../db/schema.ts'
import { RequestError } from '../../http/errors.ts'
import type { Author } from '../../staff-api/permissions.ts'
import { id, oneOf, parseInput } from '../../staff-api/validation.ts'
import { type FieldInput, parsePartialFields } from '../parse-fields.ts'
import type { ContentResource } from '../resource.ts'
import { changeContent, putDraft, readForChange, updatePublished } from '../store.ts'
import { publishRecord, unpublishRecord } from './publish.ts'
import { moveToTrash } from './trash.ts'

const bulkChange = z.object({
  action: oneOf(bulkActions),
  ids: z.array(id).min(1, 'must name records').max(500, 'can name at most 500 records'),
  values: z.record(z.string(), z.unknown()).default({}),
})

/** Applies an action to several records. A rejected record does not stop the others. */
export async function changeMany(db: Db, resource: ContentResource, input: FieldInput, author: Author) {
  const { action, ids, values } = parseInput(bulkChange, input)
  const done: { id: number; trash_id?: number }[] = []
  const failed: { id: number; message: string }[] = []
  for (const each of ids) {
    try {
      done.push({ id: each, ...(await changeOne(db, resource, each, action, values, author)) })
    } catch (error) {
      if (!(error instanceof RequestError)) throw error
      failed.push({ id: each, message: error.message })
    }
    // Lets requests through: SQLite's statements run in this thread.
    await setImmediate()
  }
  return { done, failed }
}

async function changeOne(
  db: Db,
  resource: ContentResource,
  id: number,
  action: BulkAction,
  values: FieldInput,
  author: Author,
): Promise<{ trash_id?: number }> {
  if (action === 'trash') return { trash_id: (await moveToTrash(db, resource, id, author)).trash_id }
  if (action === 'publish') await publishRecord(db, resource, id, {}, author)
  if (action === 'unpublish') await unpublishRecord(db, resource, id, author)
  if (action === 'set') await setFields(db, resource, id, values, author)
  return {}
}

/** Changes the published record and its draft, so that publishing the draft does not revert it. */
async function setFields(db: Db, resource: ContentResource, id: number, input: FieldInput, author: Author) {
  const values = parsePartialFields(resource, input)
  await changeContent(db, resource, author, async (change) => {
    const { row, draft } = await readForChange(change, id)
    if (row) await updatePublished(change, row, values)
    if (draft) await putDraft(change, id, { ...draft, values: { ...draft.values, ...values } })
  })
}
