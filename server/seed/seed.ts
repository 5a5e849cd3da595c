import { bumpContentVersion } from '../cache/content-version.ts'
import { resetLastmod } from '../content/lastmod.ts'
import { lockGlobally } from '../db/dialect.ts'
import type { Db } from '../db/schema.ts'
import type { MediaStorage } from '../media/storage.ts'
import { buildSearchIndex } from '../search/index-products.ts'

/** Seeds an empty database with the demonstration company; returns whether it did. */
export async function seedIfEmpty(db: Db, media: MediaStorage, now: Date): Promise<boolean> {
  if (await isSeeded(db)) return false
  // Half a megabyte of seed data that only the first start needs.
  const { seedDemoCompany } = await import('./demo-company.ts')
  return db.transaction().execute(async (trx) => {
    await lockGlobally(trx)
    if (await isSeeded(trx)) return false
    await seedDemoCompany(trx, media, now)
    await buildSearchIndex(trx)
    await resetLastmod(trx, now)
    await bumpContentVersion(trx)
    return true
  })
}

/** Databases from before the planner get its catalogue, and designs for its products, with the first start of this version. */
export async function seedPlannerIfEmpty(db: Db) {
  if (await hasPlanner(db)) return
  const { seedPlanner, seedProductDesigns } = await import('./planner.ts')
  await db.transaction().execute(async (trx) => {
    await lockGlobally(trx)
    if (await hasPlanner(trx)) return
    await seedPlanner(trx)
    await seedProductDesigns(trx)
    await bumpContentVersion(trx)
  })
}

/** In use, deleted or in preparation: staff who removed everything do not get it back. */
async function hasPlanner(db: Db) {
  const entities = ['planner_system', 'planner_glazing', 'planner_colour'] as const
  for (const table of entities) if (await db.selectFrom(table).select('id').limit(1).executeTakeFirst()) return true
  const changed = await db.selectFrom('audit').select('id').where('entity', 'in', entities).limit(1).executeTakeFirst()
  return changed !== undefined
}

async function isSeeded(db: Db) {
  return (await db.selectFrom('settings').select('id').executeTakeFirst()) !== undefined
}
