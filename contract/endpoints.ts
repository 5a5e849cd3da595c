import { dealerType, defaultService, services } from './enquiry-options.ts'
import type {
  Accessory,
  AccessoryCategory,
  AccessoryCategoryLink,
  AppSetting,
  Banner,
  Blog,
  BlogSummary,
  Category,
  Html,
  Meta,
  PaginationData,
  PictureFacts,
  Product,
  ProductSummary,
  Project,
  ProjectSummary,
  Review,
  SearchResult,
  SubCategoryPage,
} from './entities.ts'
import { type Fields, oneOf, page, requiredText, slug, text, type Values } from './fields.ts'
import { maxInput } from './validation-limits.ts'

/** Every call the site makes, and all of them. Server handlers and the client are typed from this table. */
export const endpoints = {
  category: get('/api/category').replies<{ data: Category[] }>(),
  search: form('/api/search', { keyword: text(maxInput.keyword) }).replies<{ search_results: SearchResult[] }>(),
  contactUs: json('/api/contact-us', enquiryFields()).replies<object>(),
  blogList: form('/api/blog-list', { blog_page: page }).replies<Page<BlogSummary>>(),
  appSetting: get('/api/app-setting').replies<{ data: AppSetting; form_token?: string }>(),
  ourProjects: get('/api/our-projects').replies<{ data: ProjectSummary[] }>(),
  reviewList: get('/api/review-list').replies<{ data: Review[] }>(),
  banner: form('/api/banner', { title: requiredText(maxInput.bannerTitle) }).replies<{ data: Banner } & Meta>(),
  subCategory: form('/api/sub-category', { slug }).replies<SubCategoryPage>(),
  blogDetail: form('/api/blog-detail', { slug }).replies<{ data: Blog } & Meta>(),
  product: form('/api/product', { slug, product_page: page }).replies<Page<ProductSummary> & ProductListPlace & Meta>(),
  productDetails: form('/api/product-details', { slug }).replies<ProductPage>(),
  accessoryCategory: form('/api/accessory-category', {
    slug,
    slug_type: oneOf(['product_slug', 'accessory_slug'], 'accessory_slug'),
  }).replies<{ data: AccessoryCategory[] }>(),
  accessory: form('/api/accessory', { slug, product_page: page }).replies<AccessoryPage>(),
  projectDetails: form('/api/project-details', { slug }).replies<{ data: Project } & Meta>(),
} as const

export type Endpoints = typeof endpoints
export type EndpointName = keyof Endpoints

export type Page<T> = { data: T[]; pagination_data: PaginationData }
/** Where a product list stands in the catalogue, for its heading and breadcrumb. */
export type ProductListPlace = { slug: string; page_title: Html; category_slug: string; category_title: Html }
export type ProductPage = {
  data: Product
  accessory_category_data: AccessoryCategoryLink[]
  sub_item: ProductListPlace
} & Meta
export type AccessoryPage = Page<Accessory> & { has_sub_categories: boolean }

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
/** `field` is the one the message is about, where there is one. */
export type NotDone = { success: '0'; message: string; field?: string }
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

function enquiryFields() {
  // Generous here: the shared rules check the real maximum of each field and say it in the form's own words.
  const entry = text(maxInput.formEntry)
  return {
    customer_name: entry,
    phone_number: entry,
    email: entry,
    required_service: oneOf(services, defaultService),
    otherdescription: entry,
    state: entry,
    comment: entry,
    type: oneOf(['', dealerType], ''),
    city: entry,
  }
}
