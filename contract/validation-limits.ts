/** Maximum characters of each enquiry form field. */
export const maxLength = {
  name: 35,
  phoneBox: 13,
  phone: 15,
  email: 70,
  serviceDetail: 50,
  state: 15,
  city: 15,
  comment: 35,
} as const

/** No person fills in a form faster than this. */
export const minFormFillMs = 2000

/** Upper bounds for the inputs of public API calls. */
export const maxInput = {
  slug: 200,
  keyword: 100,
  bannerTitle: 100,
  service: 100,
  formEntry: 2000,
  filter: 1000,
  size: 20,
  page: 1_000_000,
} as const

/** Maximum characters of content fields, and entries of their lists. */
export const maxContentLength = {
  title: 200,
  short: 300,
  line: 1000,
  html: 200_000,
  /** Entries of a list inside a record: accordion panels, table rows, benefits. */
  list: 200,
  icon: 50,
  metaTitle: 200,
  metaDescription: 500,
  pageDescription: 5000,
  review: 2000,
  address: 500,
  name: 100,
  path: 300,
  synonym: 60,
  version: 50,
  shortName: 40,
  suffix: 20,
  phone: 50,
  alt: 300,
  note: 5000,
  staffName: 100,
  staffEmail: 200,
  mailText: 2000,
} as const
export const maxProductBanners = 20
export const maxFooter = { columns: 3, links: 12 } as const
export const maxHeroButtons = 2
export const maxServices = 12

export const passwordLength = { min: 12, max: 128 } as const
