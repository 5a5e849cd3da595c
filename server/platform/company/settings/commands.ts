import { createHash } from 'node:crypto'
import { otherService } from '@house/contract/enquiry/options'
import { AboutSection, type FooterColumn, HomeSection, MenuEntry } from '@house/contract/entities'
import { optionalPages } from '@house/contract/pages/optional-pages'
import type { PlanTexts } from '@house/contract/plans/plan-texts'
import { PlannerSettings } from '@house/contract/plans/planner-settings'
import { QuotationSettings } from '@house/contract/quotations/quotation-settings'
import type { RetentionPeriods } from '@house/contract/staff/retention'
import { isMediaUrl, serverPaths } from '@house/contract/urls'
import { maxContentLength as max, maxFooter, maxHeroButtons, maxServices } from '@house/contract/validation-limits'
import { z } from 'zod'
import { type AuditedValues, findAuditEntries } from '../../audit/audit-log.ts'
import { requireMedia } from '../../content/constraints.ts'
import { fillEmpty } from '../../content/parse-fields.ts'
import type { ContentResources } from '../../content/resource.ts'
import type { Db } from '../../db/schema.ts'
import { conflictError, notFoundError, RequestError } from '../../http/errors.ts'
import { countExpired, type RetentionRules } from '../../retention/expired.ts'
import { effectiveAt, findEffectiveAt, findPeriods, retentionFields } from '../../retention/periods.ts'
import type { Author } from '../../staff-api/permissions.ts'
import { oneLine, parseInput, requiredText, text } from '../../staff-api/validation.ts'
import { brandFields, brandMedia } from '../brand/fields.ts'
import { chatNumber, externalLink, link, mailAddress, phone, website } from './contact-fields.ts'
import type { SettingsDocument } from './defaults.ts'
import { requireLiveLinks } from './links.ts'
import { mailTextFields } from './mail-texts.ts'
import { readSettings, type StaffSettings, updateSettings } from './store.ts'

const line = text(max.title)
const year = text(4).regex(/^(\d{4})?$/, 'must be a year, such as 2013')
const counter = z.object({ target: z.int().min(0).max(1_000_000_000), suffix: text(max.suffix), label: line })

const pageLink = z.object({ label: requiredText(max.title), url: requiredText(max.address).pipe(link(max.address)) })
const footerColumn = z.object({ title: requiredText(max.title), links: z.array(pageLink).max(maxFooter.links) })

const planTextFields = {
  plan_price: line,
  plan_price_note: line,
  plan_steps: text(max.mailText),
  plan_check: line,
  plan_checks: text(max.mailText),
  plan_help: line,
} satisfies Record<keyof PlanTexts, z.ZodType>

const services = z
  .array(requiredText(max.name))
  .max(maxServices)
  .refine((names) => !names.some((name) => name.toLowerCase() === otherService), {
    error: `need not contain "${otherService}": the forms always offer it last`,
  })
  .refine((names) => new Set(names).size === names.length, { error: 'must be different from each other' })

function order<T extends z.ZodType<{ name: string }>>(entry: T) {
  return z.array(entry).refine((entries) => new Set(entries.map(({ name }) => name)).size === entries.length, {
    error: 'must name each section once',
  })
}

export const settingsFields = z.object({
  company_name: oneLine(requiredText(max.title)),
  short_name: oneLine(text(max.shortName)),
  tagline: line,
  visit_promise: line,
  response_promise: line,
  founding_year: year,
  copyright_year: year,
  phone: phone(max.title),
  whatsapp: chatNumber(max.title),
  email: mailAddress(max.staffEmail),
  website: website(max.address),
  linkedin: externalLink(max.address),
  instagram: externalLink(max.address),
  facebook: externalLink(max.address),
  developer: line,
  brochure: link(max.address),
  video: text(max.path),
  video_webm: text(max.path),
  video_poster: text(max.path),
  counters: z.array(counter).max(20),
  figures_source: line,
  services,
  hero_buttons: z.array(pageLink).max(maxHeroButtons),
  home_sections: order(HomeSection.extend({ heading: line })),
  about_sections: order(AboutSection),
  menu: order(MenuEntry),
  disabled_pages: z.array(z.enum(optionalPages)).max(optionalPages.length),
  footer_columns: z.array(footerColumn).max(maxFooter.columns),
  privacy_version: requiredText(max.version),
  brand: brandFields.nullable(),
  meta_title: line,
  meta_description: text(max.metaDescription),
  meta_keywords: text(max.line),
  ...planTextFields,
  ...PlannerSettings.shape,
  ...QuotationSettings.shape,
  ...mailTextFields,
} satisfies Record<keyof SettingsDocument, z.ZodType>)

export const settingsMedia = ['video', 'video_webm', 'video_poster'] as const

const staffFields = settingsFields.extend(retentionFields)

/** The single settings record, as staff see it. */
export async function findSettings(db: Db) {
  const settings = await readSettings(db)
  const retention_effective_at = await findEffectiveAt(db)
  return { id: 1, ...settings, retention_effective_at, version: versionOf(settings) }
}

/** How many records the periods in a form would delete once they take effect; those it leaves out are the stored ones. */
export async function countExpiredWith(db: Db, rules: RetentionRules, query: Record<string, string>, now: Date) {
  const entries = Object.keys(retentionFields)
    .filter((name) => query[name] !== undefined)
    .map((name) => [name, query[name] === '' ? null : Number(query[name])])
  const changes = parseInput(z.object(retentionFields).partial(), Object.fromEntries(entries))
  const periods = { ...(await findPeriods(db)), ...changes } as RetentionPeriods
  return countExpired(db, rules, periods, effectiveAt(now))
}

export async function changeSettings(
  db: Db,
  resources: ContentResources,
  input: { [field: string]: unknown },
  author: Author,
) {
  const stored: { [field: string]: unknown } = await readSettings(db)
  // A stored value is not read as input again: a foreign WhatsApp number of ten digits would get India's code.
  const entries = Object.entries(staffFields.shape).filter(
    ([name]) => Object.hasOwn(input, name) && input[name] !== stored[name],
  )
  const fields = z.object(Object.fromEntries(entries))
  await apply(db, resources, parseInput(fields, fillEmpty(fields, input)), author, input.version)
  return findSettings(db)
}

/** Restores the values from before an entry of the history. */
export async function restoreSettings(db: Db, resources: ContentResources, auditId: number, author: Author) {
  const [entry] = await findAuditEntries(db, [auditId])
  if (entry?.entity !== 'settings') throw notFoundError()
  if (!entry.before) throw new RequestError('There is no earlier version to restore.', 409)
  const values = parseInput(staffFields.partial(), withoutUnchangedPeriods(entry.before, entry.after))
  await apply(db, resources, values, author)
  return findSettings(db)
}

/** Undoing another change must not shorten a retention period that was extended since. */
function withoutUnchangedPeriods(before: AuditedValues, after: AuditedValues | null) {
  return Object.fromEntries(
    Object.entries(before).filter(([name, value]) => !Object.hasOwn(retentionFields, name) || value !== after?.[name]),
  )
}

async function apply(db: Db, resources: ContentResources, values: object, author: Author, version?: unknown) {
  const before = await readSettings(db)
  const changes = Object.fromEntries(
    Object.entries(values).filter(
      ([name, value]) => JSON.stringify(value) !== JSON.stringify(before[name as keyof StaffSettings]),
    ),
  )
  if (Object.keys(changes).length === 0) return
  await requireMedia(db, { media: settingsMedia }, changes)
  await requireMedia(db, { media: brandMedia }, changes.brand ?? {})
  await requireLiveLinks(db, resources, 'hero_buttons', changes.hero_buttons ?? [])
  const columns: FooterColumn[] = changes.footer_columns ?? []
  await requireLiveLinks(
    db,
    resources,
    'footer_columns',
    columns.flatMap(({ links }) => links),
  )
  await requireBrochure(db, changes.brochure)
  await updateSettings(db, changes, author, (stored) => {
    if (version !== undefined && version !== versionOf(stored)) throw conflictError()
  })
}

/** On this site there is the brochure that it draws itself, or an uploaded PDF. */
async function requireBrochure(db: Db, brochure = '') {
  if (!brochure.startsWith('/') || brochure === serverPaths.brochure) return
  if (isMediaUrl(brochure) && brochure.endsWith('.pdf')) return requireMedia(db, { media: ['brochure'] }, { brochure })
  throw new RequestError(
    `Brochure must be ${serverPaths.brochure}, which is drawn from the catalogue, an uploaded PDF, or an address that begins with https://`,
    422,
    { field: 'brochure' },
  )
}

function versionOf(settings: StaffSettings) {
  return createHash('sha256').update(JSON.stringify(settings)).digest('base64url').slice(0, 16)
}
