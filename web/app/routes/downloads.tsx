import type { Client } from '@house/contract/client'
import { urls } from '@house/contract/urls'
import { data } from 'react-router'
import { apiContext } from '../api/api-client.ts'
import { settle } from '../api/deferred.ts'
import { Breadcrumb } from '../components/breadcrumb.tsx'
import { Head } from '../head/head.tsx'
import type { RouteHandle } from '../navigation/route-handle.ts'
import { pageNumberOf } from '../pagination/pagination-links.ts'
import { DataSheets, type DownloadCategory, type DownloadList } from '../sections/downloads/data-sheets.tsx'
import { GeneralDownloads } from '../sections/downloads/general-downloads.tsx'
import { textOf } from '../ui/html.tsx'
import type { Route } from './+types/downloads'

export const handle: RouteHandle = { parameters: ['list', 'page'] }

/** Articles of this category are guides to take along. */
const guideCategory = 'Care guide'

/** There is no client loader: the page takes a call for each list. */
export async function loader({ context, request }: Route.LoaderArgs) {
  const api = context.get(apiContext)
  const list = new URL(request.url).searchParams.get('list') ?? ''
  const [guides, categories] = await Promise.all([
    settle(api.blogList({ category: guideCategory })),
    list ? readOneList(api, list, pageNumberOf(request)) : readCategories(api),
  ])
  if (list && categories.length === 0) throw data(await settle(api.banner({ title: 'Not Found' })), { status: 404 })
  return { guides: guides?.success === '1' ? guides.data : [], categories, list }
}

async function readCategories(api: Client): Promise<DownloadCategory[]> {
  const categories = await settle(api.category())
  if (categories?.success !== '1') return []
  const read = await Promise.all(
    categories.data.map(async ({ slug, title }) => {
      const page = await settle(api.subCategory({ slug }))
      const items = page?.success === '1' ? page.data.filter(({ type }) => type === 'Product') : []
      const lists = await Promise.all(items.map((item) => readList(api, item.slug, 1)))
      return { title, lists: lists.filter((each) => each !== null) }
    }),
  )
  return read.filter(({ lists }) => lists.length > 0)
}

async function readOneList(api: Client, slug: string, page: number): Promise<DownloadCategory[]> {
  const list = await readList(api, slug, page)
  return list ? [{ title: list.category_title, lists: [list] }] : []
}

async function readList(api: Client, slug: string, page: number): Promise<DownloadList | null> {
  const list = await settle(api.dataSheets({ slug, product_page: page }))
  return list?.success === '1' && list.data.length > 0 ? list : null
}

const meta = {
  meta_title: 'Data sheets, drawings and brochure',
  meta_description: 'Data sheets with sources, drawings for CAD, the brochure and guides, free to download.',
  meta_keywords: '',
}

export default function DownloadsRoute({ loaderData }: Route.ComponentProps) {
  const { guides, categories, list } = loaderData
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
      <DataSheets categories={categories} isWhole={Boolean(list)} />
    </div>
  )
}
