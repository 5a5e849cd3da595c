import type { DescriptionBlock, Html, Instant, MediaUrl, Meta } from '@house/contract/entities'

/** Records as the staff's API gives them: the columns of the database. */
export type ProductRecord = Meta & {
  id: number
  version: string
  sub_item_id: number
  place: number
  slug: string
  title: Html
  image: MediaUrl
  image2: MediaUrl
  image3: MediaUrl
  image4: MediaUrl
  description: Html
  description_data: DescriptionBlock[]
  keywords: string
  page_banner: MediaUrl[]
  page_bottom_title: Html
  page_bottom_image: MediaUrl
  accessory_category_ids: number[]
}
type Use = { resource: string; id: number | string; title: string }
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
}
export type Note = { id: number; staff: string; text: string; at: Instant }
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
