import type { Instant, MediaUrl } from '@house/contract/entities'

type State = 'published' | 'changed' | 'draft'
/** What every kind of content says about being on the site. */
export type Publication = {
  state: State
  publish_at: Instant | null
  problem: string | null
  /** Where the site has it, whatever a draft says. */
  site_slug: string | null
}

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
export type BulkOutcome = { done: { id: number; trash_id?: number }[]; refused: { id: number; message: string }[] }
/** How many copies of a picture are made of those there will be. */
export type Progress = { made: number; wanted: number }

type Use = { resource: string; id: number | string; title: string; where?: 'draft' | 'trash' }
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
  uses?: Use[]
}

export const leadStatuses = ['new', 'open', 'won', 'lost', 'spam', 'quarantine'] as const
export type LeadStatus = (typeof leadStatuses)[number]
export type LeadRecord = {
  id: number
  kind: 'enquiry' | 'dealer'
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
  /** With the whole lead, while the site has the product. */
  product_title?: string | null
  referrer: string
  utm: Record<string, string>
  language: string
  suspicions: string
  created_at: Instant
  first_response_at: Instant | null
  next_action_at: Instant | null
  owner_id: string | null
  owner: string | null
  notes: Note[]
  /** In lists: how many enquiries of the same person it stands for besides itself. */
  earlier?: number
  superseded_by: number | null
  same_person: OtherEnquiry[]
  deliveries: Delivery[]
  /** Whether there is a server to send mail by. */
  can_mail?: boolean
}
type Note = { id: number; staff: string; text: string; at: Instant }
export type OtherEnquiry = { id: number; status: LeadStatus; created_at: Instant; notes: Note[] } & Pick<
  LeadRecord,
  'kind' | 'customer_name' | 'required_service' | 'otherdescription' | 'comment' | 'city' | 'page'
>
export type Delivery = {
  id: number
  kind: string
  state: string
  attempts: number
  next_attempt_at: Instant
  delivered_at: Instant | null
  last_error: string | null
}

export type StaffRecord = {
  id: string
  name: string
  email: string
  role: string
  suspended: boolean
  second_factor: boolean
}

export type AuditRecord = {
  id: number
  at: Instant
  staff: string | null
  action: string
  entity: string
  entity_id: string
  /** What it is about; only in the audit trail itself. */
  resource?: string
  title?: string
  is_there?: boolean
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
  response_times: Count[]
  unseen: number
}
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

export type SheetReport = {
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
  agent: string
  address: string
  isCurrent: boolean
}

export type SecondFactor = { is_on: boolean /** How many are left. */; backup_codes: number }
/** What an app needs to make codes, as an address for its camera and as text. */
export type BegunSecondFactor = { address: string; secret: string; backup_codes: string[] }
