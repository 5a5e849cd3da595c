import type { Db } from '../db/schema.ts'
import { RequestError } from '../errors.ts'
import { findToChange, publish } from './edit.ts'
import { findTableResource } from './resources.ts'
import { change } from './store.ts'

type Due = { entity: string; entity_id: number }
type Result = Due & { problem: string | null }

const mostAtOnce = 100

/** Publishes what is due, each in a transaction of its own. Of several copies of the program one does it, whichever is first. */
export async function publishDue(db: Db, now: Date): Promise<Result[]> {
  const due = await db
    .selectFrom('draft')
    .select(['entity', 'entity_id'])
    .where('publish_at', '<=', now.toISOString())
    .orderBy('publish_at')
    .orderBy('id')
    .limit(mostAtOnce)
    .execute()
  const outcomes: Result[] = []
  for (const each of due) {
    const outcome = await publishOne(db, each, now)
    if (outcome) outcomes.push({ ...each, ...outcome })
  }
  return outcomes
}

async function publishOne(db: Db, { entity, entity_id }: Due, now: Date) {
  const resource = findTableResource(entity)
  try {
    return await change(db, resource, async (trx) => {
      const { row, draft } = await findToChange(trx, resource, entity_id)
      const isStillDue = draft?.publish_at && draft.publish_at <= now.toISOString()
      if (!draft || !isStillDue) return undefined
      await publish(trx, resource, entity_id, { row, draft }, {}, { staffId: draft.staff_id, now })
      return { problem: null }
    })
  } catch (error) {
    if (!(error instanceof RequestError)) throw error
    // Another copy, or a person, has published it, or it is in the trash.
    if (error.status === 404) return undefined
    await keepProblem(db, { entity, entity_id }, error.message)
    return { problem: error.message }
  }
}

/** It stays a draft, and says why; trying again would only fail again. */
async function keepProblem(db: Db, { entity, entity_id }: Due, problem: string) {
  await db
    .updateTable('draft')
    .set({ publish_at: null, problem })
    .where('entity', '=', entity)
    .where('entity_id', '=', entity_id)
    .execute()
}
