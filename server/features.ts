import type { Client } from '@house/contract/client'
import type { Problem } from '@house/contract/staff/problems'
import type { Context, Hono } from 'hono'
import { analytics } from './features/analytics/feature.ts'
import { searchCounter } from './features/analytics/page-view.ts'
import type { Analytics } from './features/analytics/visit-counter.ts'
import { articles } from './features/articles/feature.ts'
import { catalogue } from './features/catalogue/feature.ts'
import { dataSheets } from './features/data-sheets/feature.ts'
import type { LeadServices } from './features/leads/api.ts'
import type { EraseLeadData } from './features/leads/erase.ts'
import { leadRetention } from './features/leads/expired.ts'
import { leads } from './features/leads/feature.ts'
import { plannerParts } from './features/planner-parts/feature.ts'
import { plans } from './features/plans/feature.ts'
import { createWrongCodeLimits } from './features/plans/limits.ts'
import { prices } from './features/prices/feature.ts'
import { quotations } from './features/quotations/feature.ts'
import { listQuotationLines } from './features/quotations/queries.ts'
import { search } from './features/search/feature.ts'
import { setup } from './features/setup/feature.ts'
import { site } from './features/site/feature.ts'
import type { SiteGate } from './features/site/routes.ts'
import type { CallApi } from './platform/api/api-source.ts'
import type { Handlers } from './platform/api/result.ts'
import { audit } from './platform/audit/feature.ts'
import type { AuditedKinds } from './platform/audit/labels.ts'
import { findFirstAdministrator } from './platform/auth/accounts.ts'
import { auth } from './platform/auth/feature.ts'
import { openLogins } from './platform/auth/logins.ts'
import type { PasswordHashing } from './platform/auth/password-hashing.ts'
import type { ContentVersion } from './platform/cache/content-version.ts'
import { company } from './platform/company/feature.ts'
import { archivedTables } from './platform/content/archive/archived-tables.ts'
import type { ArchivedContent } from './platform/content/archive/import-content.ts'
import { content } from './platform/content/feature.ts'
import type { ContentResources } from './platform/content/resource.ts'
import { type Migrations, newestSchema } from './platform/db/migrate.ts'
import { platformMigrations } from './platform/db/platform-migrations.ts'
import type { Db } from './platform/db/schema.ts'
import type { Feature } from './platform/feature.ts'
import { media } from './platform/media/feature.ts'
import type { MediaColumns } from './platform/media/references.ts'
import type { MediaStorage } from './platform/media/storage/storage.ts'
import type { Samples } from './platform/outbox/compose.ts'
import { outbox } from './platform/outbox/feature.ts'
import type { MailConfig } from './platform/outbox/smtp.ts'
import type { OutboxOptions } from './platform/outbox/worker.ts'
import { problems } from './platform/problems/feature.ts'
import type { Logger } from './platform/process/log.ts'
import { dataRetentionJob, type Purge } from './platform/retention/data-retention-job.ts'
import type { RetentionRules } from './platform/retention/expired.ts'
import { recordRetentionJob } from './platform/retention/record-retention-job.ts'
import type { ClientInfo, StaffHandlers } from './platform/staff-api/handler-types.ts'

/** All features: the platform's own first. This is the only file that knows them all. */
const features: Feature<Services, RouteServices>[] = [
  auth,
  audit,
  media,
  content,
  company,
  outbox,
  problems,
  plannerParts,
  catalogue,
  articles,
  dataSheets,
  search,
  prices,
  plans,
  leads,
  quotations,
  analytics,
  site,
  setup,
]

// What needs no service. Where the contract has a list of its own, `satisfies` is the proof that nothing is missing.

export const migrations: Migrations = Object.assign(
  {},
  platformMigrations,
  ...features.map((feature) => feature.migrations ?? {}),
)

export const contentResources: ContentResources = {
  ...company.content,
  ...catalogue.content,
  ...articles.content,
  ...plannerParts.content,
}

export const archivedContent: ArchivedContent = {
  schema: newestSchema(migrations),
  resources: contentResources,
  tables: archivedTables(
    contentResources,
    features.flatMap(({ archive = [] }) => archive),
  ),
}

/** What the outbox must know. A kind of mail that nobody composes does not compile. */
export const mailing: Pick<OutboxOptions, 'mails' | 'findAdministrator'> = {
  mails: { ...leads.mails, ...quotations.mails, ...auth.mails },
  findAdministrator: findFirstAdministrator,
}

const samples = { ...leads.samples, ...quotations.samples, ...auth.samples } satisfies Samples

export const erasers: EraseLeadData[] = features.flatMap(({ eraseEnquiries }) => eraseEnquiries ?? [])

export const retention: RetentionRules = { ...audit.retention, ...leadRetention(erasers) }

export const purges: Purge[] = features.flatMap((feature) => feature.purges ?? [])

const mediaPlaces: MediaColumns[] = [
  ...Object.entries(contentResources).map(([resource, { table, titleColumn, media, html, json }]) => ({
    resource,
    table,
    title: titleColumn,
    columns: [...new Set([...media, ...html, ...json])],
  })),
  ...features.flatMap(({ mediaColumns = [] }) => mediaColumns),
].filter(({ columns }) => columns.length > 0)

const auditedKinds: AuditedKinds = Object.assign(
  {},
  ...Object.entries(contentResources).map(([resource, { table, key, titleColumn: title }]) => ({
    [table]: { resource, key, title, isContent: true, isReplacedByImport: true },
  })),
  ...features.map((feature) => feature.auditedKinds ?? {}),
)

export type FeatureServices = {
  db: Db
  media: MediaStorage
  clock: () => Date
  log: Logger
  mail: MailConfig & { publicUrl: string }
  hashing: PasswordHashing
  enquiries: LeadServices
  analytics?: Analytics | undefined
  /** What the dashboard of administrators warns of. */
  findProblems: () => Promise<Problem[]>
  /** Aborted when the process is shutting down. */
  shutdown: AbortSignal
}

/** What the functions of features can name. */
type Services = ReturnType<typeof createServices>

function createServices({ enquiries, analytics: counter, mail, ...given }: FeatureServices) {
  return {
    ...given,
    ...enquiries,
    ...mail,
    ...mailing,
    mail,
    analytics: counter,
    deliveries: enquiries,
    loginOf: openLogins(given.db, given.hashing),
    canMail: mail.sendMail !== undefined,
    mailsLinks: mail.sendMail !== undefined && mail.publicUrl !== '',
    library: { storage: given.media, places: mediaPlaces },
    resources: contentResources,
    archived: archivedContent,
    mediaPlaces,
    auditedKinds,
    samples,
    retention,
    purges,
    erasers,
    listQuotationLines,
    wrongCodes: createWrongCodeLimits(),
    onSearch: searchCounter(counter),
  }
}

/** What features add to a running site. A call of the contract that none handles does not compile. */
export function createFeatures(given: FeatureServices) {
  const services = createServices(given)
  const publicHandlers: Handlers = {
    ...company.publicHandlers(services),
    ...articles.publicHandlers(),
    ...catalogue.publicHandlers(services),
    ...leads.publicHandlers(services),
    ...plans.publicHandlers(services),
    ...prices.publicHandlers(services),
    ...quotations.publicHandlers(services),
    ...search.publicHandlers(services),
  }
  const staffHandlers: StaffHandlers = {
    ...audit.staffHandlers(services),
    ...auth.staffHandlers(services),
    ...company.staffHandlers(services),
    ...content.staffHandlers(services),
    ...media.staffHandlers(services),
    ...outbox.staffHandlers(services),
    ...problems.staffHandlers(services),
    ...analytics.staffHandlers(),
    ...catalogue.staffHandlers(),
    ...leads.staffHandlers(services),
    ...plans.staffHandlers(),
    ...prices.staffHandlers(),
    ...quotations.staffHandlers(services),
    ...search.staffHandlers(),
    ...setup.staffHandlers(services),
  }
  const jobs = [
    dataRetentionJob(services),
    recordRetentionJob(services),
    ...features.flatMap((feature) => feature.jobs?.(services) ?? []),
  ]
  const findSession = async (client: ClientInfo, isSecure: boolean) =>
    (await services.loginOf(isSecure)).getSession(client)
  const contentChanged = () => Promise.all(features.map((feature) => feature.contentChanged?.(services)))
  return { publicHandlers, staffHandlers, findSession, contentChanged, jobs }
}

/** For URLs that are not calls of the contract. They read through the API, which may be another server's. */
export type RouteServices = Pick<FeatureServices, 'db' | 'media' | 'clock' | 'log' | 'analytics'> & {
  /** Fails instead of giving a stale reply: files are stored. */
  api: Client
  callApi: CallApi
  contentVersion: Pick<ContentVersion, 'known' | 'current'>
  isLocal: boolean
  gate: SiteGate
  publicUrl: string
  clientIpOf: (c: Context) => string
  /** Folder of the built back office. */
  adminFolder: string | undefined
}

/** Those of `setup` are first: until the site is open, they hide what others serve. */
export function createRoutes(services: RouteServices): Hono[] {
  return features.toReversed().flatMap((feature) => feature.routes?.(services) ?? [])
}
