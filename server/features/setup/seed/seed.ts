import type { StartContent } from '@house/contract/staff/setup'
import { bumpContentVersion } from '../../../platform/cache/content-version.ts'
import { companyContent } from '../../../platform/company/content.ts'
import { resetLastmod } from '../../../platform/content/lastmod.ts'
import { lockNames } from '../../../platform/db/dialect.ts'
import type { Db } from '../../../platform/db/schema.ts'
import type { MediaStorage } from '../../../platform/media/storage/storage.ts'
import { articleContent } from '../../articles/content.ts'
import { catalogueContent } from '../../catalogue/content.ts'

/** Several instances may start on an empty database: one fills it, and the others wait until it is full. */
export function lockFirstContent(trx: Db) {
  return lockNames(trx, ['first content'], 60)
}

const seeded = [companyContent, catalogueContent, articleContent].flatMap((content) => Object.values(content))

/** Seeds an empty database with the demonstration company; returns whether it did. */
export async function seedIfEmpty(db: Db, media: MediaStorage, now: Date): Promise<boolean> {
  if (await isSeeded(db)) return false
  return db.transaction().execute(async (trx) => {
    await lockFirstContent(trx)
    if (await isSeeded(trx)) return false
    await seedContent(trx, 'demo', media, now)
    return true
  })
}

/** Fills a database without content. */
export async function seedContent(trx: Db, content: StartContent, media: MediaStorage, now: Date) {
  // Half a megabyte of seed data that only the first start needs.
  if (content === 'demo') await (await import('./demo-company.ts')).seedDemoCompany(trx, media, now)
  else await (await import('./neutral-company.ts')).seedNeutralCompany(trx)
  await resetLastmod(trx, seeded, now)
  await bumpContentVersion(trx)
}

/** Databases from before the planner get its catalogue, and designs for its products, with the first start of this version. */
export async function seedPlannerIfEmpty(db: Db) {
  if (await hasPlanner(db)) return
  const { seedPlanner, seedProductDesigns } = await import('./planner.ts')
  const { plannerCatalogue } = await import('@house/demo/planner/catalogue')
  await db.transaction().execute(async (trx) => {
    await lockFirstContent(trx)
    if (await hasPlanner(trx)) return
    // Products of that time state no numbers that limits could name.
    await seedPlanner(trx, plannerCatalogue)
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

export async function isSeeded(db: Db) {
  return (await db.selectFrom('settings').select('id').executeTakeFirst()) !== undefined
}
