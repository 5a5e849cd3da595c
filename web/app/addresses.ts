import { href } from 'react-router'

/** Every address of the site in the specification's form; the canonical one of each screen. */
export const addresses = {
  home: '/',
  about: '/about-us/',
  locate: '/locate-us/',
  blogs: '/blogs/',
  dealer: '/become-a-dealer/',
  terms: '/terms-&-Condition/',
  privacy: '/privacy-policy/',
  projects: '/all-recent-project/',
  search: '/search',
  feed: '/feed.xml',
  blog: (slug: string) => href('/blog-details-page/:slug', { slug }),
  product: (slug: string) => href('/products/:slug', { slug }),
  category: (slug: string) => href('/:slug', { slug }),
  productList: (category: string, slug: string) => href('/:category/:slug', { category, slug }),
  accessoriesShop: (slug: string) => href('/accessories-shop/:slug', { slug }),
  accessories: (slug: string) => href('/accessories/:slug', { slug }),
  project: (slug: string) => href('/recent-project/:slug', { slug }),
  /** An item of type 'Product' leads to its list, any other to its accessories. */
  subItem: (category: string, { type, slug }: { type: string; slug: string }) =>
    type === 'Product' ? addresses.productList(category, slug) : addresses.accessories(slug),
} as const

export const aboutAnchors = [
  { id: 'chairman-message', label: "Chairman's Message" },
  { id: 'our-story', label: 'Our Story' },
  { id: 'vision-&-mission', label: 'Vision & Mission' },
] as const

export const enquiryFormAnchor = 'quiery-form'
