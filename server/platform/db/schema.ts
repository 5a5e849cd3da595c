import type { PriceBookStatus } from '@house/contract/estimates/price-book-options'
import type { OfficeKind } from '@house/contract/office-kinds'
import type { QuotationStatus } from '@house/contract/quotations/quotation-options'
import type { DeliveryKind, DeliveryState } from '@house/contract/staff/deliveries'
import type { LeadKind, LeadSource, LeadStatus } from '@house/contract/staff/lead-status'
import type { RetainedType } from '@house/contract/staff/retention'
import type { Role } from '@house/contract/staff/roles'
import type { SubItemType } from '@house/contract/sub-item-types'
import type { ColumnType, Generated, Kysely, Selectable } from 'kysely'

/** Booleans are 0 or 1, structured values JSON as text, instants ISO 8601 text: the same on both databases. */
type Flag = number
type Json = string
type Instant = string
type Id = Generated<number>
/** Set once, when the row is written. */
type Once<T> = ColumnType<T, T, never>

/** Designs refer to these records by key. */
type PlannerColumns = { id: Id; key: string; name: string; position: number }
type MetaColumns = { meta_title: string; meta_description: string; meta_keywords: string }

/** By table. A feature may add its own with `declare module`, in its `tables.ts`. */
export interface Schema {
  content_version: { id: number; version: number }
  settings: { id: number; document: Json }
  /** One row on a site that began with the wizard. */
  setup: {
    id: number
    /** SHA-256 of the setup code; null once the wizard is finished. */
    code_hash: string | null
    /** Null while visitors see the coming-soon page. */
    opened_at: Instant | null
  }
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
  planner_system: PlannerColumns & {
    description: string
    kind: string
    material: string
    depth: Json
    faces: Json
    opens: Json
    colours: Json
    glass_thickness: Json
    frame_size: Json
    limits: Json
    uf: Json
    psi: Json
    weight: Json
  }
  planner_glazing: PlannerColumns & {
    description: string
    purposes: Json
    layers: Json
    low_e: Json
    safety: Json
    frosted: Json
    ug: Json
    shgc: Json
    rw: Json
    rw_ctr: Json
  }
  planner_colour: PlannerColumns & { hex: string; foil: Json }
  page: MetaColumns & { id: Id; key: string; title: string; description: string; image: string; blocks: Json }
  category: MetaColumns & {
    id: Id
    slug: string
    title: string
    image: string
    page_title: string
    page_description: string
    page_banner: string
    explanation: Json | null
    position: number
  }
  sub_item: MetaColumns & {
    id: Id
    category_id: number
    type: SubItemType
    slug: string
    title: string
    image: string
    position: number
    /** Number of products in its list, updated together with `product.place`. */
    product_count: Generated<number>
  }
  product: MetaColumns & {
    id: Id
    sub_item_id: number
    /** 1 to n within its list, without gaps, so that any page of any list is one index range. */
    place: number
    slug: string
    title: string
    image: string
    image2: string
    image3: string
    image4: string
    description: string
    description_data: Json
    keywords: string
    page_banner: Json
    page_bottom_title: string
    page_bottom_image: string
    /** Where the planner starts from. */
    plan_design: Json | null
    attributes: Generated<Json>
  }
  product_accessory_category: { product_id: number; accessory_category_id: number; position: number }
  accessory_category: { id: Id; slug: string; title: string; icon_image: string; image: string; position: number }
  accessory_sub_category: { id: Id; accessory_category_id: number; title: string; position: number }
  accessory: {
    id: Id
    accessory_category_id: number
    accessory_sub_category_id: number | null
    title: string
    image: string
    description: string
    position: number
  }
  blog: MetaColumns & {
    id: Id
    slug: string
    title: string
    /** The first paragraph, for lists. */
    summary: string
    description: string
    category: string
    status: string
    datetime: Instant
    image: string
    image2: string
    /** Query of the products that the article is a guide to; empty if it is none. */
    product_filter: Generated<string>
  }
  project: MetaColumns & {
    id: Id
    slug: string
    title: string
    description: string
    image: string
    image2: string
    position: number
  }
  review: {
    id: Id
    description: string
    client_name: string
    designation: string
    image: string
    position: number
  }
  synonym: { word: string; means: Json }
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
  redirect: { from_path: string; to_path: string; created_at: Instant }
  /** Paths of deleted content, in lower case. */
  gone_address: { path: string; at: Instant }
  /** When a record's published content last changed. */
  last_change: { entity: string; entity_id: number; at: Instant }
  plan: {
    id: Id
    code: string
    /** SHA-256 of the key. */
    edit_key: string
    /** Keyed hash of the address that saved it last, for the rate limit. */
    client: string
    created_at: Once<Instant>
    saved_at: Instant
  }
  plan_version: {
    plan_id: number
    version: number
    document: Json
    /** The catalogue records that the plan uses, as they were. */
    catalogue: Json
    /** Version of the price book in force then; `null` if there was none. */
    price_book: number | null
    saved_at: Instant
  }
  /** Versions of the data sheet of a product, which may be gone. */
  data_sheet: {
    /** In lower case. */
    slug: string
    version: number
    /** SHA-256 of the snapshot. */
    hash: string
    /** All that the sheet shows. */
    snapshot: Json
    created_at: Once<Instant>
  }
  /** At most one is in force. */
  price_book: {
    id: Id
    version: number
    name: string
    status: PriceBookStatus
    document: Json
    in_force_at: Instant | null
    /** Who changed it last. */
    staff_id: string | null
    created_at: Once<Instant>
    updated_at: Instant
  }
  enquiry: {
    id: Id
    idempotency_key: Once<string | null>
    kind: LeadKind
    customer_name: string
    phone_number: string
    email: string
    required_service: string
    otherdescription: string
    state: string
    city: string
    comment: string
    page: Generated<string>
    product: Generated<string>
    /** How the person reached us, if staff entered the lead by hand; else empty. */
    source: Generated<LeadSource | ''>
    referrer: Generated<string>
    utm: Generated<Json>
    language: Generated<string>
    consent_version: Generated<string>
    /** The plan that was sent along; empty if none. */
    plan_code: Generated<string>
    /** The version that was sent; `null` in enquiries from before it was stored. */
    plan_version: number | null
    /** Spam signals, separated by commas. */
    suspicions: Generated<string>
    /** Keyed hash of the client IP, for rate limiting; purged after an hour. */
    client: Generated<string>
    form_nonce: Generated<string>
    status: Generated<LeadStatus>
    owner_id: string | null
    next_action_at: Instant | null
    /** Of a lost lead. */
    lost_reason: Generated<string>
    /** When staff first responded. */
    first_response_at: Instant | null
    /** Normalised phone number, see leads/dedup.ts. */
    person: Generated<string>
    /** The newer enquiry of the same person, which stands for this one in the inbox. */
    superseded_by: number | null
    created_at: Once<Instant>
    /** When the enquiry arrived or staff last changed it: its retention period counts from here. */
    last_activity_at: Generated<Instant>
  }
  quotation: {
    id: Id
    enquiry_id: Once<number>
    /** Of the financial year in which its first revision was issued; `null` in a draft of that. */
    number: string | null
    /** 0 for the first one, then 1, 2, … */
    revision: Once<number>
    status: QuotationStatus
    document: Json
    /** Paise, of the document. */
    total: number
    /** Of the document: last day on which it can be accepted. */
    valid_until: string
    /** What it was made of when it was issued: company, catalogue, contact. Never changes. */
    issued: Json | null
    issued_at: Instant | null
    /** The private link of the customer; `null` in a draft. */
    token: string | null
    /** When the customer first opened the link. */
    opened_at: Instant | null
    answered_at: Instant | null
    /** Who accepted, or why it was declined. */
    answer: Generated<string>
    /** Who changed it last. */
    staff_id: string | null
    created_at: Once<Instant>
    updated_at: Instant
  }
  /** Number of the last quotation of a financial year. */
  quotation_year: { year: string; last: number }
  quotation_question: { id: Id; quotation_id: number; text: string; at: Once<Instant> }
  lead_note: { id: Id; enquiry_id: number; staff_id: string | null; text: string; at: Once<Instant> }
  outbox: {
    id: Id
    /** What it is about; of quotations also their enquiry. */
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
  /** Daily counts in the company's time zone, without personal data. */
  page_count: { day: string; path: string; views: number }
  search_count: { day: string; words: string; searches: number; unanswered: number }
  /** Histogram of web vitals; analytics/web-vitals.ts defines the buckets. */
  vital_count: { day: string; screen: string; metric: string; bucket: number; visits: number }
  secret: { name: string; value: string }
  staff: {
    id: string
    name: string
    email: string
    role: Role
    suspended: Generated<Flag>
    second_factor: Generated<Flag>
    /** The password is temporary: generated or printed, so that somebody else may know it. */
    password_given: Generated<Flag>
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
  /** Unpublished changes; `entity` is the table of the published record. */
  draft: {
    id: Id
    entity: string
    entity_id: number
    /** Field values: all of them for an unpublished record, otherwise only the differences. */
    document: Json
    /** Paths that redirected to it while it was published. */
    old_addresses: Generated<Json>
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
    old_addresses: Json
    /** Position in its list, counted from 1. */
    place: number | null
    staff_id: string | null
    trashed_at: Instant
  }
  retention_period: {
    record_type: RetainedType
    /** Null keeps the records for ever. */
    months: number | null
    /** Nothing is deleted under this period before then. */
    effective_at: Instant | null
    last_run_at: Instant | null
  }
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
}

export type Db = Kysely<Schema>

export type Enquiry = Selectable<Schema['enquiry']>
