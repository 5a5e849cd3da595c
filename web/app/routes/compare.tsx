import { urls } from '@house/contract/urls'
import { useEffect, useState } from 'react'
import { flushSync } from 'react-dom'
import { apiContext } from '../api/api-client.ts'
import { compareUrl, maxCompared } from '../compare/compare-url.ts'
import { readComparison } from '../compare/read-comparison.ts'
import { Breadcrumb } from '../components/breadcrumb.tsx'
import { Head } from '../head/head.tsx'
import type { RouteHandle } from '../navigation/route-handle.ts'
import { AddProduct } from '../sections/compare/add-product.tsx'
import { CompareTable } from '../sections/compare/compare-table.tsx'
import { useCompany, useRoot } from '../site-data/site-data.ts'
import { Button, buttonClass } from '../ui/button.tsx'
import { formatLongDate } from '../ui/date-format.ts'
import { Link } from '../ui/link.tsx'
import { MediaMetadata } from '../ui/picture.tsx'
import type { Route } from './+types/compare'

export const handle: RouteHandle = { parameters: ['products', 'only', 'q'] }

/** There is no client loader: the drawings are made on the server. */
export function loader({ context, request }: Route.LoaderArgs) {
  return readComparison(context.get(apiContext), new URL(request.url).searchParams)
}

const meta = { meta_title: 'Compare products', meta_description: '', meta_keywords: '' }

export default function CompareRoute({ loaderData }: Route.ComponentProps) {
  const { products, unknown, surplus, isIncomplete, onlyDifferences, media } = loaderData
  const { company_name } = useCompany()
  const { origin } = useRoot()
  const printedOn = usePrintDate()
  const slugs = products.map(({ slug }) => slug)
  return (
    <div className="comparison wrap pt-24 pb-section md:pt-36">
      <Head meta={meta} canonical={compareUrl(slugs.toSorted())} isHidden />
      <div className="print:hidden">
        <Breadcrumb breadcrumbs={[]} current="Compare" />
      </div>
      <h1 className="mt-5">Compare products</h1>
      {products.length === 0 ? (
        <p className="lead mt-5">
          Put up to three products side by side: their drawings at one scale, and what is known about each. Choose
          “Compare with others” on the page of a product, or search here.{' '}
          <Link to={urls.products()} className="underline underline-offset-4">
            All products
          </Link>
        </p>
      ) : (
        <p className="lead mt-5 print:hidden">
          Up to {maxCompared} products. The address of this page is the comparison: copy it to share it.
        </p>
      )}
      {surplus.length > 0 && (
        <p className="mt-5">
          Only {maxCompared} products are compared at a time. Left out: {surplus.join(', ')}.
        </p>
      )}
      {unknown.length > 0 && <p className="mt-5">Left out, because there is no such product: {unknown.join(', ')}.</p>}
      {isIncomplete && (
        <p role="alert" className="mt-5">
          A product cannot be read at the moment. Please load the page again in a minute.
        </p>
      )}
      <MediaMetadata value={media}>
        {/* One product alone is no comparison yet. */}
        {products.length < 2 && <AddProduct {...loaderData} />}
        {products.length > 0 && (
          <>
            <p className="mt-8 mb-6 flex flex-wrap gap-3 print:hidden">
              {products.length > 1 && (
                <Link
                  to={compareUrl(slugs, { onlyDifferences: !onlyDifferences })}
                  preventScrollReset
                  className={buttonClass('quiet')}
                >
                  {onlyDifferences ? 'Show everything' : 'Only differences'}
                </Link>
              )}
              <Button variant="quiet" className="noscript:hidden" onClick={() => window.print()}>
                Print
              </Button>
            </p>
            <CompareTable {...loaderData} />
            <p className="mt-5 text-label break-words text-ink-soft">
              {[company_name, printedOn].filter(Boolean).join(', ')}: {origin}
              {compareUrl(slugs, { onlyDifferences })}
            </p>
          </>
        )}
        {products.length >= 2 && products.length < maxCompared && <AddProduct {...loaderData} />}
      </MediaMetadata>
    </div>
  )
}

/** The page is cached, so only the browser knows the day on which it is printed. */
function usePrintDate() {
  const [date, setDate] = useState('')
  useEffect(() => {
    const onPrint = () => flushSync(() => setDate(formatLongDate(new Date().toISOString())))
    addEventListener('beforeprint', onPrint)
    return () => removeEventListener('beforeprint', onPrint)
  }, [])
  return date
}
