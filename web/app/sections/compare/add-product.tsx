import { routePatterns } from '@house/contract/urls'
import { maxInput } from '@house/contract/validation-limits'
import { Form } from 'react-router'
import { compareUrl } from '../../compare/compare-url.ts'
import type { Comparison } from '../../compare/read-comparison.ts'
import { Button } from '../../ui/button.tsx'
import { Html, textOf } from '../../ui/html.tsx'
import { Link } from '../../ui/link.tsx'
import { Picture } from '../../ui/picture.tsx'

type AddProductProps = Pick<Comparison, 'products' | 'suggestions' | 'keyword' | 'onlyDifferences'>

/** A search for another product, and products that one click adds. */
export function AddProduct({ products, suggestions, keyword, onlyDifferences }: AddProductProps) {
  const slugs = products.map(({ slug }) => slug)
  return (
    <section className="mt-14 border-t border-ink pt-8 print:hidden">
      <h2>{products.length === 0 ? 'Choose a product' : 'Add another'}</h2>
      <Form action={routePatterns.compare} role="search" className="mt-6 flex max-w-xl gap-3">
        {slugs.length > 0 && <input type="hidden" name="products" value={slugs.join(',')} />}
        {onlyDifferences && <input type="hidden" name="only" value="differences" />}
        <input
          type="search"
          name="q"
          key={keyword}
          defaultValue={keyword}
          maxLength={maxInput.keyword}
          aria-label="Search products to compare"
          placeholder="Sliding window, railing, partition"
          className="min-h-12 min-w-0 flex-auto rounded-frame border border-mullion bg-raised px-4"
        />
        <Button type="submit" variant="outlined">
          Search
        </Button>
      </Form>
      {keyword && (
        <p role="status" className="mt-5 text-ink-soft">
          {suggestions.length > 0 ? `Found for “${keyword}”` : `Nothing else answers to “${keyword}”.`}
        </p>
      )}
      {!keyword && suggestions.length > 0 && <p className="mt-6 text-ink-soft">Others of the same list</p>}
      <ul className="mt-4 grid grid-cols-2 gap-x-4 gap-y-6 sm:grid-cols-4">
        {suggestions.map(({ slug, title, image }) => (
          <li key={slug}>
            <Link
              to={compareUrl([...slugs, slug], { onlyDifferences })}
              rel="nofollow"
              aria-label={`Add ${textOf(title)}`}
              preventScrollReset
              className="group block"
            >
              <span className="block aspect-[4/3] overflow-hidden bg-stone">
                <Picture src={image} alt="" sizes="(min-width: 640px) 22vw, 45vw" />
              </span>
              <span className="mt-2 block underline-offset-4 group-hover:underline">
                <Html as="span" html={title} />
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  )
}
