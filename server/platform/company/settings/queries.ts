import type { AppSetting, Banner, Meta, Office } from '@house/contract/entities'
import type { PlannerSettings } from '@house/contract/plans/planner-settings'
import type { QuotationSettings } from '@house/contract/quotations/quotation-settings'
import type { MailTexts } from '@house/contract/text/mail-texts'
import { slugIs } from '../../db/dialect.ts'
import type { Db } from '../../db/schema.ts'
import { siteBrandOf } from '../brand/site-brand.ts'
import { type SettingsDocument, withDefaults } from './defaults.ts'

export async function findAppSetting(db: Db): Promise<AppSetting> {
  const { settings } = await readParts(db)
  return { ...settings, brand: siteBrandOf(settings), offices: await listOffices(db) }
}

/** Not part of the public settings: the planner's own call has what the site needs of them. */
export async function findPlannerSettings(db: Db): Promise<PlannerSettings> {
  return (await readParts(db)).planner
}

/** Not part of the public settings either: an issued quotation has a copy of what it shows. */
export async function findQuotationSettings(db: Db): Promise<QuotationSettings> {
  return (await readParts(db)).quotations
}

/** Not part of the public settings either: only the mail shows them. */
export async function findMailTexts(db: Db): Promise<MailTexts> {
  return (await readParts(db)).mailTexts
}

async function readParts(db: Db) {
  const {
    plan_code_prefix,
    wall_gap,
    public_estimates,
    quotation_terms,
    gstin,
    sales_discount,
    acknowledgement_subject,
    acknowledgement_greeting,
    acknowledgement_body,
    acknowledgement_closing,
    quotation_subject,
    quotation_greeting,
    quotation_body,
    quotation_closing,
    reminder_subject,
    reminder_body,
    ...settings
  } = await readDocument(db)
  return {
    settings,
    planner: { plan_code_prefix, wall_gap, public_estimates },
    quotations: { quotation_terms, gstin, sales_discount },
    mailTexts: {
      acknowledgement_subject,
      acknowledgement_greeting,
      acknowledgement_body,
      acknowledgement_closing,
      quotation_subject,
      quotation_greeting,
      quotation_body,
      quotation_closing,
      reminder_subject,
      reminder_body,
    },
  }
}

export async function readDocument(db: Db): Promise<SettingsDocument> {
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
