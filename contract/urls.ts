import type { View } from './plans/design-options.ts'
import type { Answers } from './products/answers.ts'
import type { SubItemType } from './sub-item-types.ts'

/** The screens of the site as route patterns, in the specification's form. Fixed first segments win over `/:slug`. */
export const routePatterns = {
  home: '/',
  about: '/about-us/',
  locate: '/locate-us/',
  blogs: '/blogs/',
  blog: '/blog-details-page/:slug',
  guides: '/guides/',
  products: '/products',
  product: '/products/:slug',
  finder: '/find',
  terms: '/terms-&-Condition/',
  privacy: '/privacy-policy/',
  dealer: '/become-a-dealer/',
  accessoriesShop: '/accessories-shop/:slug',
  accessories: '/accessories/:slug',
  project: '/recent-project/:slug',
  projects: '/all-recent-project/',
  search: '/search',
  compare: '/compare',
  downloads: '/downloads',
  notFound: '/not-found',
  planner: '/plan',
  plan: '/plan/:slug',
  quotation: '/quotation/:slug',
  /** Shown at every URL before the site is open. */
  comingSoon: '/coming-soon',
  category: '/:slug',
  productList: '/:category/:slug',
} as const

/** Screens of the back office without sign-in, below `serverPaths.admin`. */
export const adminPaths = { forgotPassword: '/forgot-password', resetPassword: '/reset-password' } as const

/** Everything else the server answers. */
export const serverPaths = {
  api: '/api',
  openApi: '/api/openapi.json',
  apiDocs: '/api/docs',
  media: '/media',
  admin: '/admin',
  staffApi: '/admin/api',
  assets: '/assets',
  analytics: '/visit',
  ogImages: '/cards',
  brandStylesheet: '/brand.css',
  brandFiles: '/brand-files',
  brochure: '/brochure.pdf',
  feed: '/feed.xml',
  manifest: '/manifest.webmanifest',
  robots: '/robots.txt',
  llms: '/llms.txt',
  sitemapIndex: '/sitemap.xml',
  sitemaps: '/sitemaps',
  health: '/healthz',
  readiness: '/readyz',
} as const

const { home, about, locate, blogs, guides, terms, privacy, dealer, projects } = routePatterns
const { search, downloads, notFound, planner, finder } = routePatterns

/** The canonical URL of each screen. */
export const urls = {
  home,
  about,
  locate,
  blogs,
  guides,
  terms,
  privacy,
  dealer,
  projects,
  search,
  downloads,
  notFound,
  planner,
  finder,
  feed: serverPaths.feed,
  blog: bySlug(routePatterns.blog),
  /** The whole catalogue, with the query of a filter (`writeProductQuery`). */
  products: (query = '') => withQuery(routePatterns.products, query),
  product: bySlug(routePatterns.product),
  /** The newest data sheet leads to its version, whose URL stays. */
  dataSheet: (slug: string, version?: number) => `${urls.product(slug)}/data-sheet${version ? `-${version}` : ''}.pdf`,
  productDxf: (slug: string) => `${urls.product(slug)}/drawing.dxf`,
  compare: (slugs: readonly string[]) =>
    slugs.length > 0
      ? `${routePatterns.compare}?products=${slugs.map(encodeSegment).join(',')}`
      : routePatterns.compare,
  /** All data sheets of a product list. */
  dataSheets: (list: string) => `${routePatterns.downloads}?list=${encodeURIComponent(list)}`,
  accessoriesShop: bySlug(routePatterns.accessoriesShop),
  accessories: bySlug(routePatterns.accessories),
  project: bySlug(routePatterns.project),
  plan: bySlug(routePatterns.plan),
  /** The key is in the fragment, which browsers do not send. */
  planEdit: (code: string, editKey: string) => `${urls.plan(code)}#edit=${editKey}`,
  /** The planner with a product, perhaps in the size, for the room and against the problem that the finder asked for. */
  planProduct: (slug: string, { width, height, room, problem }: Answers = {}) => {
    const answers = Object.entries({ width, height, room, problem }).flatMap(([name, value]) =>
      value ? `&${name}=${value}` : [],
    )
    return `${routePatterns.planner}?product=${encodeURIComponent(slug)}${answers.join('')}`
  },
  planDesign: (link: string) => `${routePatterns.planner}?design=${link}`,
  /** Files of a plan are of its newest version, unless another one is named. */
  planPdf: (code: string, version?: number) => `${urls.plan(code)}/plan.pdf${version ? `?version=${version}` : ''}`,
  planDxf: (code: string, version?: number) => `${urls.plan(code)}/plan.dxf${version ? `?version=${version}` : ''}`,
  planDrawing: (code: string, item: number, view: View, version?: number) =>
    `${urls.plan(code)}/drawing.svg?item=${item}&view=${view}${version ? `&version=${version}` : ''}`,
  /** The private link of a customer. */
  quotation: bySlug(routePatterns.quotation),
  quotationPdf: (token: string) => `${urls.quotation(token)}/quotation.pdf`,
  category: bySlug(routePatterns.category),
  productList: (category: string, slug: string, query = '') =>
    withQuery(`/${encodeSegment(category)}/${encodeSegment(slug)}`, query),
  /** An item of type 'Product' leads to its list, any other to its accessories. */
  subItem: (category: string, { type, slug }: { type: SubItemType; slug: string }) =>
    type === 'Product' ? urls.productList(category, slug) : urls.accessories(slug),
} as const

/** Where each CMS page is shown, by its key. */
export const cmsPageUrls = {
  Home: urls.home,
  'About Us': urls.about,
  'Locate Us': urls.locate,
  Blogs: urls.blogs,
  'Recent Projects': urls.projects,
  'Become a Dealer': urls.dealer,
  'Terms & Conditions': urls.terms,
  'Privacy Policy': urls.privacy,
  Search: urls.search,
  'Not Found': urls.notFound,
} as const

/** Whether a path belongs to a saved plan. The site's router ignores case. */
export function isPlanPath(path: string) {
  return path.toLowerCase().startsWith(urls.plan(''))
}

/** Whether a path belongs to the private link of a quotation. */
export function isQuotationPath(path: string) {
  return path.toLowerCase().startsWith(urls.quotation(''))
}

export function mediaUrl(hash: string, file: string) {
  return `${serverPaths.media}/${hash}/${file}`
}

/** The parts of a media URL. */
export function parseMediaUrl(url: string) {
  const [, , hash = '', file = ''] = url.split('/')
  return { hash, file }
}

/** Whether a URL is an uploaded or seeded media file. */
export function isMediaUrl(url: string) {
  return url.startsWith(`${serverPaths.media}/`)
}

/** First segments that the site uses itself: a category with such a slug could not be reached. */
export const reservedSlugs: ReadonlySet<string> = new Set(
  [...Object.values(routePatterns), ...Object.values(serverPaths)]
    .map((path) => path.split('/')[1]?.toLowerCase() ?? '')
    .filter((segment) => segment !== '' && !segment.startsWith(':')),
)

/** Spelling of the specification. */
export const enquiryFormAnchor = 'quiery-form'

function bySlug(pattern: string) {
  return (slug: string) => pattern.replace(':slug', () => encodeSegment(slug))
}

function withQuery(path: string, query: string) {
  return query === '' ? path : `${path}?${query}`
}

/** Keeps what RFC 3986 allows in a path segment, such as `&`. */
function encodeSegment(value: string) {
  return encodeURIComponent(value).replace(/%(?:24|26|2B|2C|3B|3D|3A|40)/g, decodeURIComponent)
}
