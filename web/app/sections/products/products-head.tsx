import { keywordName } from '@house/contract/products/filter'
import { urls } from '@house/contract/urls'
import { maxInput } from '@house/contract/validation-limits'
import { Breadcrumb } from '../../components/breadcrumb.tsx'
import { Link } from '../../ui/link.tsx'
import type { FilteredPage } from '../product-filter/filter-link.tsx'
import { QueryForm } from '../product-filter/query-form.tsx'

export const productsTitle = 'All products'

/** The heading, a search among what is filtered, and the way to the finder. */
export function ProductsHead(page: FilteredPage) {
  const { keyword } = page.query
  return (
    <header className="border-b border-hairline bg-stone">
      <div className="wrap grid gap-8 pt-32 pb-10 md:pt-40 md:pb-14 lg:grid-cols-2 lg:items-end lg:gap-20">
        <div>
          <Breadcrumb breadcrumbs={[]} current={productsTitle} />
          <h1 className="mt-5">{productsTitle}</h1>
        </div>
        <div>
          <QueryForm {...page} asksFor={[keywordName]} className="flex">
            <input
              key={keyword}
              type="search"
              name={keywordName}
              defaultValue={keyword}
              aria-label="Search all products"
              placeholder="Search all products"
              autoComplete="off"
              maxLength={maxInput.keyword}
              className="min-h-12 w-full min-w-0 border border-field bg-raised px-4 placeholder:text-placeholder"
            />
            <button type="submit" className="min-h-12 border border-action bg-action px-5 font-semibold text-on-action">
              Search
            </button>
          </QueryForm>
          <p className="mt-4 text-ink-soft">
            Not sure what you need?{' '}
            <Link to={urls.finder} className="font-semibold text-accent-ink underline underline-offset-4">
              Find my window
            </Link>{' '}
            in four questions.
          </p>
        </div>
      </div>
    </header>
  )
}
