import type { CallerFields } from '../enquiry/rules.ts'
import type { Instant, MediaUrl, Settings } from '../entities.ts'
import type { Amounts, PlanEstimate } from '../estimates/estimate.ts'
import type { PriceBook, PublishedPriceBook } from '../estimates/price-book.ts'
import type { PriceBookStatus, PricedOpening } from '../estimates/price-book-options.ts'
import type { Design } from '../plans/design.ts'
import type { PlannerParts } from '../plans/planner-parts.ts'
import type { PlannerSettings } from '../plans/planner-settings.ts'
import type { PlanFigures, PlanProblem } from '../plans/replies.ts'
import type { Quotation } from '../quotations/quotation.ts'
import type { QuotationStatus } from '../quotations/quotation-options.ts'
import type { QuotationSettings } from '../quotations/quotation-settings.ts'
import type { MailTexts } from '../text/mail-texts.ts'
import type { ResponseTime } from './dashboard.ts'
import type { DeliveryKind, DeliveryState } from './deliveries.ts'
import type { LeadKind, LeadSource, LeadStatus, PipelineStage } from './lead-status.ts'
import type { Permission } from './permissions.ts'
import type { RecordState } from './publishing.ts'
import type { RetentionPeriods } from './retention.ts'
import type { Role } from './roles.ts'

/** The publication status of every content record. */
export type Publication = {
  state: RecordState
  publish_at: Instant | null
  /** Why a scheduled publish failed. */
  problem: string | null
  /** The published slug, whatever the draft says. */
  site_slug: string | null
}

/** A record of any content resource, with its own fields. */
export type ContentRecord = Publication & { id: number; version: string }

export type TrashRecord = {
  id: number
  resource: string
  entity_id: number
  title: string
  was_published: boolean
  staff: string | null
  trashed_at: Instant
  erased_at: Instant
}
export type BulkResult = { done: { id: number; trash_id?: number }[]; failed: { id: number; message: string }[] }
/** How many sizes of an image are ready, of the total. */
export type VariantProgress = { ready: number; total: number }

/** URLs; without products there is no page of one. */
export type BrandPreview = { home: string; product: string | null }

export type MediaUse = { resource: string; id: number | string; title: string; where?: 'draft' | 'trash' }
export type MediaRecord = {
  id: number
  url: MediaUrl
  name: string
  mime: string
  bytes: number
  width: number
  height: number
  alt: string
  focus_x: number
  focus_y: number
  created_at: Instant
  uses?: MediaUse[]
}

export type LeadRecord = {
  id: number
  kind: LeadKind
  status: LeadStatus
  customer_name: string
  phone_number: string
  email: string
  required_service: string
  otherdescription: string
  state: string
  city: string
  comment: string
  page: string
  product: string
  /** Of the plan that came with it; empty without one. */
  plan_code: string
  /** Only on a single lead, while the product is published. */
  product_title?: string | null
  /** Of a lead that staff entered by hand: how the person reached us. Empty for those from the site. */
  source: LeadSource | ''
  referrer: string
  utm: Record<string, string>
  language: string
  suspicions: string
  created_at: Instant
  first_response_at: Instant | null
  next_action_at: Instant | null
  /** Of a lost lead. */
  lost_reason: string
  owner_id: string | null
  owner: string | null
  notes: Note[]
  /** In grouped lists: how many earlier enquiries of the same person this row represents. */
  earlier?: number
  superseded_by: number | null
  same_person: RelatedEnquiry[]
  deliveries: Delivery[]
  /** Whether SMTP is configured. */
  can_mail?: boolean
}
/** A person who called or came by, as staff enter them. */
export type NewLead = CallerFields & { source: LeadSource; note: string }
/** A lead in a list, without the fields of the detail screen. */
export type LeadListItem = Omit<LeadRecord, 'notes' | 'same_person' | 'deliveries' | 'product_title' | 'can_mail'>
/** A stage of the sales pipeline with its newest leads. */
export type BoardColumn = { stage: PipelineStage; total: number; leads: BoardLead[] }
export type BoardLead = Pick<LeadRecord, 'id' | 'customer_name' | 'city' | 'created_at' | 'owner'> & {
  /** Of the newest quotation that is open or accepted, in paise. */
  value: number | null
}
type Note = { id: number; staff: string; text: string; at: Instant }
export type RelatedEnquiry = { id: number; status: LeadStatus; created_at: Instant; notes: Note[] } & Pick<
  LeadRecord,
  'kind' | 'customer_name' | 'required_service' | 'otherdescription' | 'comment' | 'city' | 'page'
>
export type Delivery = {
  id: number
  kind: DeliveryKind
  state: DeliveryState
  attempts: number
  next_attempt_at: Instant
  delivered_at: Instant | null
  last_error: string | null
}

/** The plan of a lead, as staff quote from it. */
export type LeadPlan = {
  code: string
  name: string
  /** The one that was sent, and the last one that the visitor has saved since. */
  version: number
  newest_version: number
  /** Whether the plan has a page on the site: not while the planner is switched off. */
  has_page: boolean
  saved_at: Instant
  /** What we offer differently since, as sentences. */
  changes: string[]
  openings: (Pick<Design, 'name' | 'room' | 'quantity'> & Omit<PlanFigures, 'problems'> & { problems: PlanProblem[] })[]
}

/** An enquiry that can be erased together with a lead: of the same phone number or e-mail address. */
export type ErasableEnquiry = Pick<
  LeadRecord,
  'id' | 'customer_name' | 'phone_number' | 'email' | 'status' | 'created_at'
> & {
  /** Not sent yet; they are erased too. */
  pending_deliveries: number
}

export type StaffRecord = {
  id: string
  name: string
  email: string
  role: Role
  suspended: boolean
  second_factor: boolean
}

/** Who is signed in. */
export type SignedInPerson = {
  id: string
  name: string
  email: string
  role: Role
  /** Generated or set by someone else, and not changed since. */
  has_temporary_password: boolean
}
export type StaffSession = SignedInPerson & { permissions: Permission[] }

export type SettingsRecord = Settings &
  PlannerSettings &
  QuotationSettings &
  MailTexts &
  RetentionPeriods & {
    id: number
    version: string
    /** No changed retention period deletes anything before then. */
    retention_effective_at: Instant | null
  }
/** A mail as it would be sent now, with sample data. */
export type MailPreview = { subject: string; text: string; html: string }
export type SynonymRecord = { id: string; word: string; means: string[] }
export type RedirectRecord = { id: string; from_path: string; to_path: string; created_at: Instant }

export type AuditRecord = {
  id: number
  at: Instant
  staff: string | null
  action: string
  entity: string
  entity_id: string
  /** The record it is about; only in the audit log. */
  resource?: string
  title?: string
  exists?: boolean
  before: Record<string, unknown> | null
  after: Record<string, unknown> | null
}

export type Count = { name: string; count: number }
export type DashboardRecord = {
  per_day: Count[]
  by_service: Count[]
  by_status: Count[]
  by_source: Count[]
  by_page: Count[]
  response_hours_median: number | null
  response_times: { name: ResponseTime; count: number }[]
  unseen: number
}
/** Quotations of one month, source or member of staff. The value is in paise, GST included. */
export type SalesFigures = { name: string; quoted: number; accepted: number; accepted_value: number }
export type SalesRecord = Record<'by_month' | 'by_source' | 'by_staff', SalesFigures[]>
export type VisitsRecord = {
  views_per_day: Count[]
  top_pages: Count[]
  top_searches: Count[]
  unanswered_searches: Count[]
  vitals: { screen: 'phone' | 'tablet' | 'desktop'; metrics: VitalRecord[] }[]
}
export type VitalRecord = {
  metric: 'LCP' | 'INP' | 'CLS' | 'FCP' | 'TTFB'
  visits: number
  p75: number
  rating: 'good' | 'needs improvement' | 'poor'
  good: number
  fair: number
  poor: number
}

export type ProductImportReport = {
  new: number
  changed: number
  unchanged: number
  bad: number
  steps: { row: number; slug: string; title: string; kind: 'new' | 'changed'; columns: string[] }[]
  mistakes: { row: number; column: string; message: string }[]
}
export type ArchiveRecord = { company: string; exported_at: Instant; tables: Record<string, number> }

export type SessionRecord = {
  id: string
  created_at: Instant
  last_seen: Instant
  agent: string | null
  address: string | null
  isCurrent: boolean
}

export type TwoFactorStatus = { is_on: boolean /** How many are unused. */; backup_codes: number }
/** What an authenticator app needs: an otpauth URL for its camera, and the secret as text. */
export type TwoFactorSetup = { address: string; secret: string; backup_codes: string[] }

export type PriceBookSummary = {
  id: number
  version: number
  name: string
  status: PriceBookStatus
  in_force_at: Instant | null
  created_at: Instant
  updated_at: Instant
  /** Who changed it last. */
  staff: string | null
}
export type PriceBookRecord = PriceBookSummary & {
  document: PriceBook
  /** What prices can be entered for. */
  catalogue: {
    systems: { key: string; name: string; openings: PricedOpening[] }[]
    glazings: { key: string; name: string }[]
    colours: { key: string; name: string }[]
  }
}
/** `null` before or after: the price was added or removed. */
export type PriceBookChange = { label: string; before: string | null; after: string | null }
export type PriceBookImportReport = {
  changes: PriceBookChange[]
  mistakes: { row: number; column: string; message: string }[]
}
export type PriceBookTrial = {
  code: string
  name: string
  /** With this book, and with the one in force. */
  estimate: PlanEstimate
  current: PlanEstimate | null
}

export type QuotationSummary = {
  id: number
  enquiry_id: number
  customer_name: string
  number: string | null
  revision: number
  /** With its revision: "JH/2026-27/0042 R1"; empty before the first one is issued. */
  full_number: string
  status: QuotationStatus
  is_expired: boolean
  /** Paise, with GST. */
  total: number
  valid_until: string
  issued_at: Instant | null
  opened_at: Instant | null
  answered_at: Instant | null
  /** Who accepted, or why it was declined. */
  answer: string
  created_at: Instant
  updated_at: Instant
  /** Who changed it last. */
  staff: string | null
}
export type QuotationRecord = QuotationSummary & {
  document: Quotation
  /** Of the customer's private link. */
  token: string | null
  /** When the site mailed it to the customer. */
  mailed_at: Instant | null
  questions: { id: number; text: string; at: Instant }[]
  /** The parts of its openings: as they were issued, for a draft all that we have now. */
  catalogue: PlannerParts
  /** What a draft is worked out with; `null` once it is issued. */
  pricing: {
    price_book: PublishedPriceBook | null
    /** Basis points that the caller may give without asking. */
    max_discount: number
    /** Of the plan that the customer sent, with the book in force and GST; `null` if visitors see no estimates. */
    estimate: Amounts | null
    /** The company's terms, to choose from. */
    terms: string[]
  } | null
  /** The price book that was in force when it was issued; `null` for a draft. */
  issued_book: PriceBook | null
}
