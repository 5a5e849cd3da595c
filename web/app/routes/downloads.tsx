import { careGuideCategory } from '@house/contract/care-guides'
import type { Client } from '@house/contract/client'
import { urls } from '@house/contract/urls'
import { data } from 'react-router'
import { apiContext } from '../api/api-client.ts'
import { settle } from '../api/deferred.ts'
import { useRetry } from '../api/use-retry.ts'
import { Breadcrumb } from '../components/breadcrumb.tsx'
import { Head } from '../head/head.tsx'
import type { RouteHandle } from '../navigation/route-handle.ts'
import { pageNumberOf } from '../pagination/pagination-links.ts'
import { DataSheets, type DownloadCategory } from '../sections/downloads/data-sheets.tsx'
import { GeneralDownloads } from '../sections/downloads/general-downloads.tsx'
import { textOf } from '../ui/html.tsx'
import type { Route } from './+types/downloads'

export const handle: RouteHandle = { parameters: ['list', 'page'] }

/** There is no client loader: the page takes a call for each list. */
export async function loader({ context, request }: Route.LoaderArgs) {
  const api = context.get(apiContext)
  const list = new URL(request.url).searchParams.get('list') ?? ''
  const [guides, sheets] = await Promise.all([
    settle(api.blogList({ category: careGuideCategory })),
    list ? readOneList(api, list, pageNumberOf(request)) : readCategories(api),
  ])
  return { guides: guides?.success === '1' ? guides.data : [], list, ...sheets }
}

/** `isComplete` is false while a call fails. */
type Sheets = { categories: DownloadCategory[]; isComplete: boolean }

async function readOneList(api: Client, slug: string, page: number): Promise<Sheets> {
  const list = await settle(api.dataSheets({ slug, product_page: page }))
  const isRejected = list?.success === '0' && list.status === 422
  if (list?.success === '6' || isRejected || (list?.success === '1' && list.data.length === 0 && page > 1))
    throw data(await settle(api.banner({ title: 'Not Found' })), { status: 404 })
  if (list?.success !== '1') return { categories: [], isComplete: false }
  return { categories: withSheets([{ title: list.category_title, lists: [list] }]), isComplete: true }
}

async function readCategories(api: Client): Promise<Sheets> {
  const categories = await settle(api.category())
  if (categories?.success !== '1') return { categories: [], isComplete: false }
  const read = await Promise.all(categories.data.map((category) => readCategory(api, category)))
  const arrived = read.filter((each) => each !== null)
  return { categories: withSheets(arrived), isComplete: arrived.length === read.length }
}

/** `null` if a call failed. */
async function readCategory(
  api: Client,
  { slug, title }: { slug: string; title: string },
): Promise<DownloadCategory | null> {
  const page = await settle(api.subCategory({ slug }))
  if (page?.success !== '1') return null
  const items = page.data.filter(({ type }) => type === 'Product')
  const replies = await Promise.all(items.map((item) => settle(api.dataSheets({ slug: item.slug, product_page: 1 }))))
  const lists = replies.flatMap((reply) => (reply?.success === '1' ? reply : []))
  return lists.length === replies.length ? { title, lists } : null
}

/** Without lists and categories that have no products. */
function withSheets(categories: DownloadCategory[]) {
  return categories
    .map(({ title, lists }) => ({ title, lists: lists.filter(({ data }) => data.length > 0) }))
    .filter(({ lists }) => lists.length > 0)
}

const meta = {
  meta_title: 'Data sheets, drawings and brochure',
  meta_description: 'Data sheets with sources, drawings for CAD, the brochure and guides, free to download.',
  meta_keywords: '',
}

export default function DownloadsRoute({ loaderData }: Route.ComponentProps) {
  const { guides, categories, isComplete, list } = loaderData
  useRetry(!isComplete)
  const [only] = list ? (categories[0]?.lists ?? []) : []
  const name = only ? `Data sheets: ${textOf(only.page_title)}` : 'Downloads'
  return (
    <div className="wrap pt-24 pb-section md:pt-36">
      <Head
        meta={only ? { ...meta, meta_title: name } : meta}
        canonical={only ? urls.dataSheets(only.slug) : urls.downloads}
        page={only?.pagination_data.page ?? 1}
        name="Downloads"
      />
      <Breadcrumb
        breadcrumbs={only ? [{ label: 'Downloads', to: urls.downloads }] : []}
        current={only?.page_title ?? 'Downloads'}
      />
      <h1 className="mt-5">{name}</h1>
      <p className="lead mt-5">
        A data sheet says what a product is made of, its limits, and where each number comes from. A sheet that you have
        linked stays as it is: when the product changes, the new sheet gets a new number.
      </p>
      {!list && <GeneralDownloads guides={guides} />}
      <DataSheets categories={categories} isWhole={Boolean(list)} isComplete={isComplete} />
    </div>
  )
}
