import { createHash, randomBytes } from 'node:crypto'
import type { PublishedPriceBook } from '@house/contract/estimates/price-book'
import type { Plan } from '@house/contract/plans/plan'
import type { PlannerParts } from '@house/contract/plans/planner-parts'
import type { NewerPlan } from '@house/contract/plans/replies'
import { usedParts } from '@house/fenestration/plan/used-parts'
import { timingSafeEqualText } from '../../platform/crypto/timing-safe.ts'
import { lockNames } from '../../platform/db/dialect.ts'
import type { Db } from '../../platform/db/schema.ts'
import { latestNow } from '../../platform/process/clock-skew.ts'
import { createPlanCode } from './code.ts'

const maxVersions = 20
const minuteMs = 60_000
const hourMs = 60 * minuteMs
/** In an hour a client may save as much as in this many minutes. */
const busyMinutesPerHour = 6

export type PlanToSave = {
  plan: Plan
  code: string | null
  editKey: string
  /** The version it is based on; `null` to overwrite whatever is stored. */
  version: number | null
  client: string
  now: Date
}
export type SaveOptions = {
  prefix: string
  limitPerMinute: number
  catalogue: PlannerParts
  priceBook: PublishedPriceBook | null
}
export type SaveResult =
  | { outcome: 'saved'; code: string; editKey: string; version: number }
  | { outcome: 'conflict'; newer: NewerPlan }
  | { outcome: 'wrong-key' | 'unknown-code' }
  | { outcome: 'limited'; retryAfterSeconds: number }

/** Stores a new plan, or a new version of one whose edit key is known, with the parts of the catalogue it uses. */
export async function savePlan(db: Db, request: PlanToSave, options: SaveOptions): Promise<SaveResult> {
  const { plan, code, editKey, client, now } = request
  return db.transaction().execute(async (trx) => {
    // Before the first read, so that each of several concurrent saves sees the one before it.
    await lockNames(trx, [`plan ${code ?? client}`, ...(options.limitPerMinute > 0 ? [client] : [])])
    const retryAfterSeconds = await secondsUntilAllowed(trx, client, options.limitPerMinute, now)
    if (retryAfterSeconds > 0) return { outcome: 'limited', retryAfterSeconds }
    const found = code
      ? await trx.selectFrom('plan').selectAll().where('code', '=', code).executeTakeFirst()
      : undefined
    if (code && !found) return { outcome: 'unknown-code' }
    if (found && !timingSafeEqualText(found.edit_key, hashOf(editKey))) return { outcome: 'wrong-key' }
    const newest = found && (await findNewestVersion(trx, found.id))
    if (newest && request.version !== null && newest.version > request.version)
      // Written below from a parsed plan.
      return { outcome: 'conflict', newer: { plan: JSON.parse(newest.document) as Plan, version: newest.version } }
    const target = found ? { id: found.id, code: found.code, editKey } : await createPlan(trx, options.prefix, now)
    const saved = await trx
      .updateTable('plan')
      .set({ saved_at: now.toISOString(), client })
      .where('id', '=', target.id)
      .executeTakeFirst()
    // It was deleted as expired after we read it.
    if (saved.numUpdatedRows === 0n) return { outcome: 'unknown-code' }
    const version = (newest?.version ?? 0) + 1
    await trx
      .insertInto('plan_version')
      .values({
        plan_id: target.id,
        version,
        document: JSON.stringify(plan),
        catalogue: JSON.stringify(usedParts(plan.items, options.catalogue)),
        price_book: options.priceBook?.version ?? null,
        saved_at: now.toISOString(),
      })
      .execute()
    await deleteOldVersions(trx, target, version)
    return { outcome: 'saved', code: target.code, editKey: target.editKey, version }
  })
}

async function createPlan(trx: Db, prefix: string, now: Date) {
  const editKey = randomBytes(16).toString('base64url')
  const code = await freeCode(trx, prefix)
  const at = now.toISOString()
  const { id } = await trx
    .insertInto('plan')
    .values({ code, edit_key: hashOf(editKey), client: '', created_at: at, saved_at: at })
    .returning('id')
    .executeTakeFirstOrThrow()
  return { id, code, editKey }
}

async function freeCode(trx: Db, prefix: string): Promise<string> {
  const code = createPlanCode(prefix)
  const taken = await trx.selectFrom('plan').select('id').where('code', '=', code).executeTakeFirst()
  return taken ? freeCode(trx, prefix) : code
}

function findNewestVersion(trx: Db, planId: number) {
  return trx
    .selectFrom('plan_version')
    .select(['version', 'document'])
    .where('plan_id', '=', planId)
    .orderBy('version', 'desc')
    .limit(1)
    .executeTakeFirst()
}

/** Versions that came with an enquiry stay: staff quote from them. */
async function deleteOldVersions(trx: Db, { id, code }: { id: number; code: string }, newest: number) {
  await trx
    .deleteFrom('plan_version')
    .where('plan_id', '=', id)
    .where('version', '<=', newest - maxVersions)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('enquiry')
            .select('enquiry.id')
            .where('enquiry.plan_code', '=', code)
            .whereRef('enquiry.plan_version', '=', 'plan_version.version'),
        ),
      ),
    )
    .execute()
}

/** Saving is limited like enquiries, per client and minute; and per hour, so that nobody fills the disk. */
async function secondsUntilAllowed(trx: Db, client: string, limitPerMinute: number, now: Date) {
  if (limitPerMinute === 0) return 0
  return Math.max(
    await secondsUntilBelow(trx, client, limitPerMinute, minuteMs, now),
    await secondsUntilBelow(trx, client, limitPerMinute * busyMinutesPerHour, hourMs, now),
  )
}

async function secondsUntilBelow(trx: Db, client: string, limit: number, windowMs: number, now: Date) {
  const oldest = await trx
    .selectFrom('plan')
    .innerJoin('plan_version', 'plan_version.plan_id', 'plan.id')
    .select('plan_version.saved_at')
    .where('plan.client', '=', client)
    .where('plan_version.saved_at', '>', new Date(now.getTime() - windowMs).toISOString())
    .where('plan_version.saved_at', '<=', latestNow(now).toISOString())
    .orderBy('plan_version.saved_at', 'desc')
    .offset(limit - 1)
    .limit(1)
    .executeTakeFirst()
  const waitMs = oldest ? Math.min(windowMs, Date.parse(oldest.saved_at) + windowMs - now.getTime()) : 0
  return Math.ceil(waitMs / 1000)
}

function hashOf(editKey: string) {
  return createHash('sha256').update(editKey).digest('base64url')
}
