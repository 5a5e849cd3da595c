import type { AppSetting, Banner, Meta, Office, Settings } from '@house/contract/entities'
import type { PlannerSettings } from '@house/contract/plans/planner-settings'
import { siteBrandOf } from '../brand/site-brand.ts'
import { slugIs } from '../db/dialect.ts'
import type { Db } from '../db/schema.ts'
import { withDefaults } from './defaults.ts'

export async function findAppSetting(db: Db): Promise<AppSetting> {
  const { plan_code_prefix, wall_gap, ...settings } = await readDocument(db)
  return { ...settings, brand: siteBrandOf(settings), offices: await listOffices(db) }
}

/** Not part of the public settings: the planner's own call has what the site needs of them. */
export async function findPlannerSettings(db: Db): Promise<PlannerSettings> {
  const { plan_code_prefix, wall_gap } = await readDocument(db)
  return { plan_code_prefix, wall_gap }
}

export async function readDocument(db: Db): Promise<Settings & PlannerSettings> {
  const { document } = await db.selectFrom('settings').select('document').executeTakeFirstOrThrow()
  return withDefaults(JSON.parse(document))
}

/** The banner and text of a page. The specification only requires 'Home'; the other pages are stored the same way. */
export async function findBanner(db: Db, key: string): Promise<({ data: Banner } & Meta) | undefined> {
  const page = await db.selectFrom('page').selectAll().where(slugIs('key', key)).executeTakeFirst()
  if (!page) return undefined
  const { title, description, image, meta_title, meta_description, meta_keywords } = page
  const data = { title, description, image, blocks: JSON.parse(page.blocks) }
  return { data, meta_title, meta_description, meta_keywords }
}

async function listOffices(db: Db): Promise<Office[]> {
  const rows = await db.selectFrom('office').selectAll().orderBy('position').execute()
  return rows.map(({ position, ...office }) => office)
}
