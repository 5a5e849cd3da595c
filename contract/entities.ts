/** HTML that was sanitised when it was written, so it is safe to render. */
export type Html = string
/** Address of a picture, film or document: a path on this site, or a full address on another server. */
export type MediaUrl = string
/** ISO 8601 with time zone. */
export type Instant = string

export type Meta = { meta_title: string; meta_description: string; meta_keywords: string }

export type Category = { id: number; slug: string; title: Html; image: MediaUrl }

/** Items of type 'Product' lead to /{category}/{slug}, all others to /accessories/{slug}. */
export type SubItem = { type: 'Product' | 'Accessory'; slug: string; image: MediaUrl; title: Html }

export type Benefit = { title: string; text: string; icon: string }
export type Explanation = { title: string; text: Html; benefits: Benefit[] }

export type SubCategoryPage = Meta & {
  slug: string
  page_title: string
  page_description: Html
  page_banner: MediaUrl
  data: SubItem[]
  explanation: Explanation | null
}

export type SearchResult = { title: Html; hyperlink: string }

export type PaginationData = { total_pages: number; page: number; page_size: number; total: number }

export type BlogSummary = { slug: string; title: string; description: Html; datetime: Instant; image: MediaUrl }
export type Blog = {
  slug: string
  title: string
  description: Html
  status: string
  category: string
  datetime: Instant
  /** When its words last changed, where that was after it was published. */
  modified_at?: Instant
  image2: MediaUrl
}

export type ProjectSummary = { slug: string; title: string; image: MediaUrl }
export type Project = { slug: string; title: string; description: Html; image2: MediaUrl }

export type Review = { description: string; client_name: string; designation: string; image: MediaUrl }

export type ProductSummary = { slug: string; title: Html; image: MediaUrl }
export type SpecificationRow = { title: string; value: string }
export type DescriptionBlock = {
  id: number
  title: string
  description: string | string[]
  specification: SpecificationRow[]
}
export type Product = {
  slug: string
  title: Html
  image: MediaUrl
  image2: MediaUrl
  image3: MediaUrl
  image4: MediaUrl
  description: Html
  description_data: DescriptionBlock[]
  page_banner: MediaUrl[]
  page_bottom_title: Html
  page_bottom_image: MediaUrl
}
export type AccessoryCategoryLink = { slug: string; image: MediaUrl; title: string }

export type Accessory = { id: number; title: string; image: MediaUrl; description: Html }
export type AccessoryCategory = {
  id: number
  slug: string
  title: string
  icon_image: MediaUrl
  has_sub_categories: boolean
  sub_categories: { sub_category: string; data: Accessory[] }[]
}

export type Office = {
  id: number
  kind: 'head-office' | 'fabrication-unit' | 'showroom'
  name: string
  address: string
  city: string
  phone: string
  hours: string
  latitude: number
  longitude: number
}

export type Counter = { target: number; suffix: string; label: string }

/** What staff may edit about the company. A missing value is an empty text, and its placeholder then stays visible. */
export type Settings = {
  company_name: string
  tagline: string
  phone: string
  whatsapp: string
  email: string
  website: string
  linkedin: string
  instagram: string
  facebook: string
  developer: string
  brochure: string
  video: MediaUrl
  video_webm: MediaUrl
  video_poster: MediaUrl
  counters: Counter[]
  /** Changes with the privacy policy; an enquiry keeps the one its sender saw. */
  privacy_version: string
} & Meta

export type AppSetting = Settings & { offices: Office[] }

/** One named part of a page whose words staff write: the chairman's message, a list of benefits, a legal text. */
export type PageBlock = {
  name: string
  title: string
  text: Html
  image: MediaUrl
  person: string
  post: string
  items: { title: string; text: string; icon: string }[]
}
export type Banner = { title: Html; description: string; image: MediaUrl; blocks: PageBlock[] }

/** What the browser needs to reserve a picture's place before its bytes arrive. */
export type PictureFacts = {
  width: number
  height: number
  alt: string
  focus: [x: number, y: number]
  /** Its mean colour; '' where that is not known. */
  tone: string
}
