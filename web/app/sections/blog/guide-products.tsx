import type { FoundProduct } from '@house/contract/entities'
import { hasPage } from '@house/contract/pages/optional-pages'
import { urls } from '@house/contract/urls'
import { useCompany } from '../../site-data/site-data.ts'
import { ArrowLink } from '../../ui/arrow-link.tsx'
import { Html } from '../../ui/html.tsx'
import { Link } from '../../ui/link.tsx'
import { Picture } from '../../ui/picture.tsx'

export type GuideProductsProps = { products: FoundProduct[]; total: number; query: string }

/** Below a guide: the products it is about, and the ways on. */
export function GuideProducts({ products, total, query }: GuideProductsProps) {
  const company = useCompany()
  return (
    <section className="wrap pb-section">
      <h2 className="mb-10 lg:mb-14">Products that help</h2>
      {products.length === 0 && <p className="lead">None of our products states that it is made for this yet.</p>}
      <ul className="grid grid-cols-2 gap-x-4 gap-y-10 sm:gap-x-6 lg:grid-cols-4">
        {products.map(({ slug, title, image, summary }) => (
          <li key={slug}>
            <Link to={urls.product(slug)} className="group block">
              <span className="block aspect-square overflow-hidden rounded-tile bg-stone lg:aspect-[4/5]">
                <Picture
                  src={image}
                  alt=""
                  sizes="(min-width: 1024px) 25vw, 50vw"
                  className="transition-transform duration-500 group-hover:scale-[1.03]"
                />
              </span>
              <Html as="h3" html={title} className="mt-4 border-t border-hairline pt-3" />
              {summary && <p className="mt-1 text-body text-ink-soft">{summary}</p>}
            </Link>
          </li>
        ))}
      </ul>
      <p className="mt-10 flex flex-wrap gap-x-10">
        {total > products.length && <ArrowLink to={urls.products(query)}>All {total} products</ArrowLink>}
        {hasPage(company, urls.planner) && <ArrowLink to={urls.planner}>Plan your windows</ArrowLink>}
        <ArrowLink to={urls.guides}>All guides</ArrowLink>
      </p>
    </section>
  )
}
