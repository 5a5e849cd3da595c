/** UI constants of the specification. */
export const toastDurationMs = 3000
/** Timeout of a form submission. */
export const enquiryTimeoutMs = 20_000

export const pageSize = { blogs: 8, products: 8, accessories: 12, dataSheets: 24 } as const
export const maxSearchResults = 10
/** Of each group besides the products. */
export const maxGroupResults = 4

export const skeletonCounts = {
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
export const counterVisibleRatio = 0.5

export const carouselImageMaxHeightPx = 500
export const backToTopAfterPx = 100
export const mobileBreakpointPx = 768

export const accessoryColumns = { extraSmall: 2, small: 3, medium: 4, large: 6 } as const

/** Search engines truncate longer texts. */
export const searchSnippetLength = { title: 60, description: 160 } as const
/** Length of a meta description generated from a page's text. */
export const generatedDescriptionLength = 155
