import type { Hono } from 'hono'
import type { Handlers } from './api/result.ts'
import type { AuditedKinds } from './audit/labels.ts'
import type { ArchivedTable } from './content/archive/archived-tables.ts'
import type { ContentResources } from './content/resource.ts'
import type { Migrations } from './db/migrate.ts'
import type { Db } from './db/schema.ts'
import type { Job } from './jobs/scheduler.ts'
import type { MediaColumns } from './media/references.ts'
import type { MailKind, QueuedMail, Samples } from './outbox/compose.ts'
import type { Purge } from './retention/data-retention-job.ts'
import type { RetentionRules } from './retention/expired.ts'
import type { StaffHandlers } from './staff-api/handler-types.ts'

/**
 * What a feature adds to the site. Functions get the services that they name in their parameter; `features.ts` has them all
 * (a feature itself satisfies `Feature`, and the list checks that what it names is there).
 * Tasks for the worker process are listed in `server/worker.ts`, which must load nothing else.
 */
export type Feature<Services = never, RouteServices = never> = {
  /** Of its tables, by name (CONTRIBUTING.md says how to name one). The types of the tables are in its `tables.ts`. */
  migrations?: Migrations
  /** Of calls in contract/endpoints.ts. */
  publicHandlers?(services: Services): Partial<Handlers>
  /** Of calls in contract/staff/endpoints.ts. */
  staffHandlers?(services: Services): Partial<StaffHandlers>
  /** URLs that are not calls. */
  routes?(services: RouteServices): Hono
  /** What staff edit in the CMS, by its name in the staff API. */
  content?: Partial<ContentResources>
  /** Tables of a content archive, besides those of `content`. */
  archive?: readonly ArchivedTable[]
  /** How the audit log names records, besides those of `content`. */
  auditedKinds?: AuditedKinds
  /** Where media may be used, besides in `content`. */
  mediaColumns?: readonly MediaColumns[]
  /** How the outbox composes queued mails, and examples of mails that staff can edit. */
  mails?: Partial<Record<MailKind, QueuedMail>>
  samples?: Partial<Samples>
  /** When content has changed, here or on another instance. */
  contentChanged?(services: Services): Promise<unknown>
  /** Background jobs; every instance runs them. */
  jobs?(services: Services): Job[]
  /** Deletes what it has about these enquiries, in the transaction that erases them and before they go. */
  eraseEnquiries?(trx: Db, enquiryIds: number[]): Promise<void>
  /** What staff set retention periods for, and what is kept for a fixed time only. */
  retention?: Partial<RetentionRules>
  purges?: readonly Purge[]
}
