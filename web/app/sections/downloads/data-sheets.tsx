import type { Page, ProductListContext } from '@house/contract/endpoints'
import type { DataSheetLink } from '@house/contract/entities'
import { urls } from '@house/contract/urls'
import { withPage } from '../../pagination/pagination-links.ts'
import { Html, textOf } from '../../ui/html.tsx'
import { Link } from '../../ui/link.tsx'

type DownloadList = Page<DataSheetLink> & ProductListContext
export type DownloadCategory = { title: string; lists: DownloadList[] }

const file = 'min-w-11 py-3 text-right underline underline-offset-4'

type DataSheetsProps = { categories: DownloadCategory[]; isWhole: boolean; isComplete: boolean }

/** Whole lists have links to their pages; the overview has the first page of each. */
export function DataSheets({ categories, isWhole, isComplete }: DataSheetsProps) {
  const empty = categories.length === 0 ? 'There are no data sheets here yet.' : ''
  const notice = isComplete ? empty : 'Some data sheets cannot be listed at the moment. Please try again soon.'
  return (
    <>
      {notice && <p className="mt-10 text-ink-soft">{notice}</p>}
      {categories.map(({ title, lists }) => (
        <section key={title} className="mt-14 border-t border-ink pt-8">
          <Html as="h2" html={title} />
          {lists.map((list) => (
            <section key={list.slug} className="mt-8">
              <Html as="h3" html={list.page_title} />
              <ul className="mt-3 grid gap-x-10 text-body md:grid-cols-2">
                {list.data.map((product) => (
                  <Product key={product.slug} {...product} />
                ))}
              </ul>
              {isWhole ? <Pages {...list} /> : <MoreLink {...list} />}
            </section>
          ))}
        </section>
      ))}
    </>
  )
}

function Product({ slug, title, has_drawing }: DataSheetLink) {
  const name = textOf(title)
  return (
    <li className="flex items-baseline gap-1 border-b border-hairline">
      <Link to={urls.product(slug)} className="mr-auto min-w-0 py-3 underline-offset-4 hover:underline">
        <Html as="span" html={title} />
      </Link>
      <a href={urls.dataSheet(slug)} aria-label={`${name}: data sheet, PDF`} className={file}>
        PDF
      </a>
      {has_drawing && (
        <a href={urls.productDxf(slug)} download aria-label={`${name}: drawing, DXF`} className={file}>
          DXF
        </a>
      )}
    </li>
  )
}

function MoreLink({ slug, page_title, data, pagination_data }: DownloadList) {
  if (data.length >= pagination_data.total) return null
  return (
    <p className="mt-4">
      <Link to={urls.dataSheets(slug)} className="font-semibold underline underline-offset-4">
        All {pagination_data.total} data sheets: {textOf(page_title)}
      </Link>
    </p>
  )
}

function Pages({ slug, pagination_data: { page, total_pages } }: DownloadList) {
  if (total_pages <= 1) return null
  return (
    <nav aria-label="Pages of data sheets" className="mt-6 flex items-center gap-6">
      {page > 1 && (
        <Link
          to={withPage(urls.dataSheets(slug), page - 1)}
          rel="prev"
          className="py-2 font-semibold underline underline-offset-4"
        >
          Back
        </Link>
      )}
      <span className="text-ink-soft">
        Page {page} of {total_pages}
      </span>
      {page < total_pages && (
        <Link
          to={withPage(urls.dataSheets(slug), page + 1)}
          rel="next"
          className="py-2 font-semibold underline underline-offset-4"
        >
          Next
        </Link>
      )}
    </nav>
  )
}
