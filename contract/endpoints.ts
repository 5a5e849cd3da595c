import { dealerType } from './enquiry/options.ts'
import type { PaginationData, PictureFacts } from './entities.ts'
import {
  type Fields,
  nested,
  type OptionalField,
  oneOf,
  page,
  requiredText,
  slug,
  text,
  type Values,
  version,
} from './fields.ts'
import type { Design } from './plans/design.ts'
import type { Plan } from './plans/plan.ts'
import { planLimits } from './plans/plan-limits.ts'
import type { NewerPlan } from './plans/replies.ts'
import { type FilterName, filterNames } from './products/filter-names.ts'
import type { Replies } from './replies.ts'
import { maxInput } from './validation-limits.ts'

/** Every call of the public API. Server handlers, the client and the OpenAPI document are derived from this table. */
export const endpoints = {
  category: get('/api/category').replies<Replies['category']>(),
  search: form('/api/search', { keyword: text(maxInput.keyword) }).replies<Replies['search']>(),
  contactUs: json('/api/contact-us', enquiryFields()).replies<Replies['contactUs']>(),
  /** Of one category, if it is named. */
  blogList: form('/api/blog-list', { blog_page: page, category: text(maxInput.service) }).replies<
    Replies['blogList']
  >(),
  /** Articles that are guides to products, newest first. */
  guides: get('/api/guides').replies<Replies['guides']>(),
  appSetting: get('/api/app-setting').replies<Replies['appSetting']>(),
  ourProjects: get('/api/our-projects').replies<Replies['ourProjects']>(),
  reviewList: get('/api/review-list').replies<Replies['reviewList']>(),
  banner: form('/api/banner', { title: requiredText(maxInput.bannerTitle) }).replies<Replies['banner']>(),
  subCategory: form('/api/sub-category', { slug }).replies<Replies['subCategory']>(),
  blogDetail: form('/api/blog-detail', { slug }).replies<Replies['blogDetail']>(),
  product: form('/api/product', { slug, product_page: page, ...filterFields() }).replies<Replies['product']>(),
  /** The whole catalogue or one list, by filter and search, with the number of products of each further choice. */
  products: form('/api/products', {
    slug: text(maxInput.slug),
    keyword: text(maxInput.keyword),
    product_page: page,
    ...filterFields(),
  }).replies<Replies['products']>(),
  /** Up to three products for the answers of the finder. Sizes are in millimetres; invalid answers are ignored. */
  recommendations: form('/api/recommendations', answerFields()).replies<Replies['recommendations']>(),
  productDetails: form('/api/product-details', { slug }).replies<Replies['productDetails']>(),
  /** The products of a list with what can be downloaded of each. */
  dataSheets: form('/api/data-sheets', { slug, product_page: page }).replies<Replies['dataSheets']>(),
  accessoryCategory: form('/api/accessory-category', {
    slug,
    slug_type: oneOf(['product_slug', 'accessory_slug'], 'accessory_slug'),
  }).replies<Replies['accessoryCategory']>(),
  accessory: form('/api/accessory', { slug, product_page: page }).replies<Replies['accessory']>(),
  projectDetails: form('/api/project-details', { slug }).replies<Replies['projectDetails']>(),
  plannerCatalogue: get('/api/planner-catalogue').replies<Replies['plannerCatalogue']>(),
  planFigures: json('/api/plan-figures', {
    designs: nested<Design[]>({ type: 'array', items: { $ref: '#/components/schemas/Design' } }),
  }).replies<Replies['planFigures']>(),
  planEstimate: json('/api/plan-estimate', {
    designs: nested<Design[]>({ type: 'array', items: { $ref: '#/components/schemas/Design' } }),
    /** One of the zones of an estimate; without one, transport spans all of them. */
    zone: text(maxInput.service),
  }).replies<Replies['planEstimate']>(),
  plan: json('/api/plan', {
    plan: nested<Plan>({ type: 'object', $ref: '#/components/schemas/Plan' }),
    code: text(planLimits.code),
    edit_key: text(planLimits.editKey),
    /** The version that the sent plan is based on. */
    version,
  }).replies<Replies['plan']>(),
  /** The newest version, or the one asked for. */
  planDetails: form('/api/plan-details', { code: requiredText(planLimits.code), version }).replies<
    Replies['planDetails']
  >(),
  /** By the token of the customer's private link. */
  quotationDetails: form('/api/quotation-details', { token: slug }).replies<Replies['quotationDetails']>(),
  /** From the customer's browser: a person has seen it. */
  quotationOpened: json('/api/quotation-opened', { token: slug }).replies<Replies['quotationOpened']>(),
  /** Once: the customer accepts with name and consent, or declines with a reason. */
  quotationAnswer: json('/api/quotation-answer', {
    token: slug,
    answer: oneOf(['', 'accept', 'decline'], ''),
    name: text(maxInput.formEntry),
    consent: oneOf(['', 'yes'], ''),
    reason: text(maxInput.formEntry),
  }).replies<Replies['quotationAnswer']>(),
  quotationQuestion: json('/api/quotation-question', {
    token: slug,
    text: text(maxInput.formEntry),
  }).replies<Replies['quotationQuestion']>(),
} as const

export type Endpoints = typeof endpoints
export type EndpointName = keyof Endpoints

export type Page<T> = { data: T[]; pagination_data: PaginationData }
export type { ProductListContext } from './replies.ts'
export type ProductPage = Replies['productDetails']
export type AccessoryPage = Replies['accessory']

export type Endpoint<F extends Fields = Fields, R extends object = object> = {
  method: 'GET' | 'POST'
  path: `/api/${string}`
  body: 'none' | 'form' | 'json'
  fields: F
  /** Never set: carries the reply's type. */
  reply?: R
}
export type InputOf<N extends EndpointName> = Values<Endpoints[N]['fields']>
export type ReplyOf<N extends EndpointName> = NonNullable<Endpoints[N]['reply']>

export type Done<R> = R & { success: '1'; message: string; media?: Record<string, PictureFacts> }
export type NoSuchSlug = { success: '6'; message: string }
/** `field` is the one the message is about, where there is one; `data` is the stored plan if another device has saved it meanwhile (409). */
export type NotDone = { success: '0'; message: string; field?: string; data?: NewerPlan }
export type Reply<R> = Done<R> | NoSuchSlug | NotDone

function get(path: Endpoint['path']) {
  return withReply({ method: 'GET', path, body: 'none', fields: {} })
}

function form<const F extends Fields>(path: Endpoint['path'], fields: F) {
  return withReply({ method: 'POST', path, body: 'form', fields })
}

function json<const F extends Fields>(path: Endpoint['path'], fields: F) {
  return withReply({ method: 'POST', path, body: 'json', fields })
}

function withReply<F extends Fields>(endpoint: Endpoint<F>) {
  return { replies: <R extends object>(): Endpoint<F, R> => endpoint as Endpoint<F, R> }
}

/** Values of a facet are separated by commas; sizes are in millimetres. */
function filterFields() {
  const value = text(maxInput.filter)
  return Object.fromEntries(filterNames.map((name) => [name, value])) as Record<FilterName, OptionalField<string>>
}

/** Texts, not the options themselves: every page would load those. */
function answerFields() {
  const value = text(maxInput.filter)
  return { room: value, problem: value, opening: value, width: value, height: value }
}

function enquiryFields() {
  // An upper bound: the shared rules check the real maximum of each field, with the form's messages.
  const entry = text(maxInput.formEntry)
  return {
    customer_name: entry,
    phone_number: entry,
    email: entry,
    /** One of the services of app-setting, or `other`; the first if it is missing. */
    required_service: text(maxInput.service),
    otherdescription: entry,
    state: entry,
    comment: entry,
    type: oneOf(['', dealerType], ''),
    city: entry,
    /** The saved plan that the enquiry is about. */
    plan_code: text(planLimits.code),
  }
}
