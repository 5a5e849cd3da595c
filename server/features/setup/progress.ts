import { hasPage } from '@house/contract/pages/optional-pages'
import { legalPageKeys, type SetupStep } from '@house/contract/staff/setup'
import { cmsPageUrls, urls } from '@house/contract/urls'
import { neutralSettings } from '@house/demo/neutral/settings'
import { readDocument } from '../../platform/company/settings/queries.ts'
import type { Db, Schema } from '../../platform/db/schema.ts'

/** What a new company has already done, as its data shows. */
export async function findSetupProgress(db: Db): Promise<Record<SetupStep, boolean>> {
  const { brand, phone, whatsapp, email, meta_description, ...settings } = await readDocument(db)
  const revised = await findRevised(db)
  const hasRevised = (table: keyof Schema) => revised.some(({ entity }) => entity === table)
  const pages = await db.selectFrom('page').select(['id', 'key']).execute()
  const isRevised = (key: string) => {
    const page = pages.find((each) => each.key === key)
    return revised.some(({ entity, entity_id }) => entity === 'page' && entity_id === String(page?.id))
  }
  const texts = Object.keys(cmsPageUrls).filter((key) => !legalPageKeys.some((legal) => legal === key))
  return {
    brand: Object.values(brand ?? {}).some((choice) => choice !== ''),
    categories: await hasRows(db, 'category'),
    lists: await hasRows(db, 'sub_item'),
    products: await hasRows(db, 'product'),
    offices: await hasRows(db, 'office'),
    pages: texts.some(isRevised),
    legal: legalPageKeys.every(isRevised),
    settings: [phone, whatsapp, email].some(Boolean) && meta_description !== neutralSettings.meta_description,
    planner: !hasPage(settings, urls.planner) || hasRevised('planner_system'),
    mail: await isMailDelivered(db),
  }
}

async function hasRows(db: Db, table: 'category' | 'sub_item' | 'product' | 'office') {
  return (await db.selectFrom(table).select('id').limit(1).executeTakeFirst()) !== undefined
}

/** The records that came with the site and were changed or deleted since. */
function findRevised(db: Db) {
  return db
    .selectFrom('audit')
    .select(['entity', 'entity_id'])
    .distinct()
    .where('entity', 'in', ['page', 'planner_system'])
    .where('staff_id', 'is not', null)
    .execute()
}

async function isMailDelivered(db: Db) {
  const mail = db.selectFrom('outbox').select('id').where('kind', '=', 'mail-to-staff').where('state', '=', 'delivered')
  return (await mail.limit(1).executeTakeFirst()) !== undefined
}
