import type { Db } from '../../db/schema.ts'
import { RequestError } from '../../http/errors.ts'
import { type ContentResources, resourceOfTable } from '../resource.ts'
import { changeContent, readForChange } from '../store.ts'
import { publishStored } from './publish.ts'

type Due = { entity: string; entity_id: number; staff_id: string | null }
export type ScheduledPublish = { entity: string; entity_id: number; problem: string | null }

const batchSize = 100

/** Publishes the due drafts, each in its own transaction. Of several instances the first one wins. */
export async function publishDue(db: Db, resources: ContentResources, now: Date): Promise<ScheduledPublish[]> {
  const due = await db
    .selectFrom('draft')
    .select(['entity', 'entity_id', 'staff_id'])
    .where('publish_at', '<=', now.toISOString())
    .orderBy('publish_at')
    .orderBy('id')
    .limit(batchSize)
    .execute()
  const results: ScheduledPublish[] = []
  let unexpected: unknown
  for (const draft of due) {
    try {
      const result = await publishOne(db, resources, draft, now)
      if (result) results.push(result)
    } catch (error) {
      // The other drafts are published first.
      unexpected ??= error
    }
  }
  if (unexpected) throw unexpected
  return results
}

async function publishOne(
  db: Db,
  resources: ContentResources,
  { entity, entity_id, staff_id: staffId }: Due,
  now: Date,
): Promise<ScheduledPublish | undefined> {
  try {
    return await changeContent(db, resourceOfTable(resources, entity), { staffId, now }, async (change) => {
      const { row, draft } = await readForChange(change, entity_id)
      const isStillDue = draft?.publish_at && draft.publish_at <= now.toISOString()
      if (!isStillDue) return undefined
      await publishStored(change, entity_id, { row, draft }, {})
      return { entity, entity_id, problem: null }
    })
  } catch (error) {
    if (!(error instanceof RequestError)) throw error
    // It was published or trashed in the meantime.
    if (error.status === 404) return undefined
    await storeProblem(db, { entity, entity_id }, error.message, now)
    return { entity, entity_id, problem: error.message }
  }
}

/** The draft stays, with the reason, and is not retried: it would fail again. */
async function storeProblem(db: Db, draft: Pick<Due, 'entity' | 'entity_id'>, problem: string, now: Date) {
  await db
    .updateTable('draft')
    .set({ publish_at: null, problem })
    .where('entity', '=', draft.entity)
    .where('entity_id', '=', draft.entity_id)
    // It may have been rescheduled in the meantime.
    .where('publish_at', '<=', now.toISOString())
    .execute()
}
