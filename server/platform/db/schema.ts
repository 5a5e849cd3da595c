import type { OfficeKind } from '@house/contract/office-kinds'
import type { DeliveryKind, DeliveryState } from '@house/contract/staff/deliveries'
import type { RetainedType } from '@house/contract/staff/retention'
import type { Role } from '@house/contract/staff/roles'
import type { ColumnType, Generated, Kysely } from 'kysely'

/** Booleans are 0 or 1, structured values JSON as text, instants ISO 8601 text: the same on both databases. */
type Flag = number
export type Json = string
export type Instant = string
export type Id = Generated<number>
/** Set once, when the row is written. */
export type Once<T> = ColumnType<T, T, never>

export type MetaColumns = { meta_title: string; meta_description: string; meta_keywords: string }

/** By table: those of the platform. Features add theirs with `declare module`, in their `tables.ts`. */
export interface Schema {
  // crypto
  secret: { name: string; value: string }

  // auth
  staff: {
    id: string
    name: string
    email: string
    role: Role
    suspended: Generated<Flag>
    second_factor: Generated<Flag>
    /** The password is temporary: generated or printed, so that somebody else may know it. */
    has_temporary_password: Generated<Flag>
    email_verified: Generated<Flag>
    image: string | null
    created_at: Once<Instant>
    updated_at: Generated<Instant>
  }
  staff_session: {
    id: string
    staff_id: string
    token: string
    expires_at: Instant
    ip_address: string | null
    user_agent: string | null
    created_at: Instant
    updated_at: Instant
  }
  staff_account: {
    id: string
    staff_id: string
    account_id: string
    provider_id: string
    password: string | null
    created_at: Instant
    updated_at: Instant
  }
  /** Written by better-auth, except the last column, which makes codes single-use. */
  staff_second_factor: {
    id: string
    staff_id: string
    secret: string
    backup_codes: string
    verified: Generated<Flag>
    failures: Generated<number>
    locked_until: Instant | null
    last_code: Generated<string>
  }
  password_reset: { id: string; staff_id: string; expires_at: Instant }
  /** E-mail address and client IP as keyed hashes. */
  sign_in_attempt: { id: Id; email: string; client: string; at: Instant }

  // audit
  audit: {
    id: Id
    at: Once<Instant>
    staff_id: string | null
    action: string
    entity: string
    entity_id: string
    before: Json | null
    after: Json | null
  }

  // company
  settings: { id: number; document: Json }
  office: {
    id: Id
    kind: OfficeKind
    name: string
    address: string
    city: string
    phone: string
    hours: string
    latitude: number | null
    longitude: number | null
    position: number
  }
  page: MetaColumns & { id: Id; key: string; title: string; description: string; image: string; blocks: Json }

  // content
  content_version: { id: number; version: number }
  /** Unpublished changes; `entity` is the table of the published record. */
  draft: {
    id: Id
    entity: string
    entity_id: number
    /** Field values: all of them for an unpublished record, otherwise only the differences. */
    document: Json
    /** Paths that redirected to it while it was published. */
    former_urls: Generated<Json>
    publish_at: Instant | null
    /** Why the scheduled publish failed. */
    problem: string | null
    staff_id: string | null
    updated_at: Instant
  }
  trash: {
    id: Id
    entity: string
    entity_id: number
    title: string
    /** Field values of the published record and of its draft. */
    published: Json | null
    draft: Json | null
    former_urls: Json
    /** Position in its list, counted from 1. */
    position: number | null
    staff_id: string | null
    trashed_at: Instant
  }
  /** When a record's published content last changed. */
  last_change: { entity: string; entity_id: number; at: Instant }
  redirect: { from_path: string; to_path: string; created_at: Instant }
  /** Paths of deleted content, in lower case. */
  gone_url: { path: string; at: Instant }

  // media
  media: {
    id: Id
    url: string
    mime: string
    bytes: number
    width: number
    height: number
    alt: string
    focus_x: number
    focus_y: number
    tone: string
    created_at: Instant
  }

  // outbox
  outbox: {
    id: Id
    /** What it is about; of quotations also their enquiry. The features that own these tables add the columns. */
    enquiry_id: number | null
    reset_id: string | null
    quotation_id: number | null
    question_id: number | null
    /** Null for the deliveries of an enquiry, which are as old as it. */
    queued_at: Instant | null
    kind: DeliveryKind
    /** Normalised recipient of an acknowledgement, for its daily limit. */
    mailbox: Generated<string>
    state: Generated<DeliveryState>
    attempts: Generated<number>
    next_attempt_at: Instant
    /** Until then one instance is delivering it; afterwards that instance is considered dead. */
    claimed_until: Instant | null
    delivered_at: Instant | null
    last_error: string | null
  }

  // retention
  retention_period: {
    record_type: RetainedType
    /** Null keeps the records for ever. */
    months: number | null
    /** Nothing is deleted under this period before then. */
    effective_at: Instant | null
    last_run_at: Instant | null
  }

  // backup and problems
  /** One row: the last scheduled backup, and what went wrong since. */
  backup_status: {
    id: number
    /** Of the last complete one. */
    succeeded_at: Instant | null
    /** Of the last one, when it failed or is incomplete. */
    failed_at: Instant | null
    error: string
    missing_media: number
  }
  /** Problems that an administrator was told of. */
  problem_mail: { name: string; mailed_at: Instant }
}

export type Db = Kysely<Schema>
