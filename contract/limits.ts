export const noticeHidesAfterMs = 3000
/** A form that has had no answer for so long says so, and can be sent again. */
export const enquiryGivesUpAfterMs = 20_000

/** No person fills in a form faster than this. */
export const quickestFillMs = 2000

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

export const services = ['uPVC', 'ALU Home Interior', 'Commercial partition system', 'other'] as const
export type Service = (typeof services)[number]
export const defaultService: Service = 'uPVC'
export const otherService: Service = 'other'

export const dealerType = 'dealership_request'

export const pageSize = { blogs: 8, products: 8, accessories: 12 } as const

export const skeletons = {
  blogs: 8,
  heroTiles: 4,
  products: 8,
  accessories: 8,
  accessoryFilters: 4,
  projects: 8,
} as const

/** Slides shown from each viewport width (px) upwards. */
export const sliders = {
  services: { autoplayMs: 2500, slidesFrom: { 0: 1, 546: 2, 1200: 3 } },
  projects: { autoplayMs: 1500, slidesFrom: { 200: 1, 768: 2, 1024: 3, 1524: 4 } },
  testimonials: { autoplayMs: 2500, slidesFrom: { 0: 1, 546: 2, 1200: 3 } },
  blogs: { slidesFrom: { 640: 1, 768: 3, 1024: 3, 1654: 5 } },
} as const

export const counterSteps = 500
export const counterStepMs = 1
export const counterStartsAtVisibleShare = 0.5

export const carouselImageMaxHeightPx = 500
export const backToTopAfterPx = 100
export const mobileBelowPx = 768

export const accessoryColumns = { extraSmall: 2, small: 3, medium: 4, large: 6 } as const

export const foundedIn = 2013
export const copyrightYear = 2025

/** Widths (px) every picture is offered in, as far as its original reaches; no other width is ever made. */
export const pictureWidths = [320, 480, 640, 800, 1000, 1200, 1600] as const
export const pictureFormats = ['avif', 'webp'] as const
export type PictureFormat = (typeof pictureFormats)[number]

export const maxInput = { slug: 200, keyword: 100, bannerTitle: 100, formEntry: 2000, page: 1_000_000 } as const
export const maxSearchResults = 10

/** What staff may write, in characters. */
export const maxContent = {
  title: 200,
  short: 300,
  line: 1000,
  html: 200_000,
  /** Entries of a list inside a record: parts of an accordion, rows of a table, benefits. */
  list: 200,
  icon: 50,
  metaTitle: 200,
  metaDescription: 500,
  pageDescription: 5000,
  review: 2000,
  address: 500,
  place: 100,
  phone: 50,
  alt: 300,
  note: 5000,
  staffName: 100,
  staffEmail: 200,
} as const
export const maxProductBanners = 20
/** First parts of the site's own addresses: a category of that name could not be reached. */
export const reservedSlugs: readonly string[] = [
  ...['about-us', 'locate-us', 'blogs', 'blog-details-page', 'products', 'privacy-policy', 'become-a-dealer'],
  ...['accessories-shop', 'accessories', 'recent-project', 'all-recent-project', 'search', 'not-found'],
  ...['admin', 'api', 'media', 'assets', 'healthz', 'readyz'],
]
export const shortestPassword = 12
/** Search engines cut what is longer. */
export const shownInSearchResults = { title: 60, description: 160 } as const
/** Of a description that is made of a page's text. */
export const madeDescriptionLength = 155
