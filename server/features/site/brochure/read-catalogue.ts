import type { Client } from '@house/contract/client'
import type { AppSetting, Category, SpecificationRow } from '@house/contract/entities'
import { plain } from '@house/contract/text/html-to-text'

export type BrochureProduct = { title: string; image: string; sentence: string; facts: SpecificationRow[] }
export type BrochureList = { title: string; products: BrochureProduct[] }
export type BrochureFamily = {
  title: string
  description: string
  image: string
  lists: BrochureList[]
  accessories: string[]
}
export type BrochureContent = { company: AppSetting; families: BrochureFamily[] }

/** JPEGs of the size in which the brochure shows them, by URL. A picture that does not exist is missing. */
export type BrochurePictures = Record<'cover' | 'family' | 'product', Record<string, Uint8Array>>

const factsShown = 3

export function coverOf({ company, families }: BrochureContent) {
  return company.video_poster || (families[0]?.image ?? '')
}

/** Reads through the public API, which may be on another server. */
export async function readCatalogue(api: Client): Promise<BrochureContent> {
  const [setting, category] = await Promise.all([api.appSetting(), api.category()])
  if (setting.success !== '1' || category.success !== '1') throw new Error('the catalogue cannot be read')
  return { company: setting.data, families: await Promise.all(category.data.map((each) => readFamily(api, each))) }
}

async function readFamily(api: Client, { slug, title, image }: Category): Promise<BrochureFamily> {
  const page = await api.subCategory({ slug })
  const items = page.success === '1' ? page.data : []
  const lists = items.filter(({ type }) => type === 'Product')
  return {
    title: plain(title),
    description: page.success === '1' ? plain(page.page_description) : '',
    image: page.success === '1' ? page.page_banner : image,
    lists: await Promise.all(lists.map((list) => readList(api, list.slug, plain(list.title)))),
    accessories: items.filter(({ type }) => type !== 'Product').map((item) => plain(item.title)),
  }
}

async function readList(api: Client, slug: string, title: string): Promise<BrochureList> {
  const first = await api.product({ slug })
  const total = first.success === '1' ? first.pagination_data.total_pages : 0
  const pages = Array.from({ length: total }, (_, index) => api.product({ slug, product_page: index + 1 }))
  const products = (await Promise.all(pages)).flatMap((page) => (page.success === '1' ? page.data : []))
  return { title, products: (await Promise.all(products.map((each) => readProduct(api, each.slug)))).flat() }
}

async function readProduct(api: Client, slug: string): Promise<BrochureProduct[]> {
  const product = await api.productDetails({ slug })
  if (product.success !== '1') return []
  const { title, image, description, description_data } = product.data
  const facts = description_data.flatMap(({ specification }) => (Array.isArray(specification) ? specification : []))
  return [
    { title: plain(title), image, sentence: firstSentence(plain(description)), facts: facts.slice(0, factsShown) },
  ]
}

function firstSentence(text: string) {
  return /^.*?[.!?](?=\s|$)/s.exec(text)?.[0] ?? text
}
