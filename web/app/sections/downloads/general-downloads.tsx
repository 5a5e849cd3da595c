import type { BlogSummary } from '@house/contract/entities'
import { hasPage } from '@house/contract/pages/optional-pages'
import { urls } from '@house/contract/urls'
import { useCompany } from '../../site-data/site-data.ts'
import { Arrow, buttonClass } from '../../ui/button.tsx'
import { Icon } from '../../ui/icon.tsx'
import { Link } from '../../ui/link.tsx'

/** The brochure, and articles to keep. */
export function GeneralDownloads({ guides }: { guides: BlogSummary[] }) {
  const company = useCompany()
  const shown = hasPage(company, urls.blogs) ? guides : []
  return (
    <>
      {company.brochure && (
        <p className="mt-8">
          <a href={company.brochure} download className={buttonClass('filled')}>
            <Icon name="download" /> Brochure (PDF)
          </a>
        </p>
      )}
      {shown.length > 0 && (
        <section className="mt-14 border-t border-ink pt-8">
          <h2>Care guides</h2>
          <ul className="mt-6 grid gap-x-10 md:grid-cols-2">
            {shown.map(({ slug, title }) => (
              <li key={slug} className="border-b border-hairline">
                <Link
                  to={urls.blog(slug)}
                  className="group flex items-baseline justify-between gap-6 py-3 underline-offset-4 hover:underline"
                >
                  {title}
                  <Arrow />
                </Link>
              </li>
            ))}
          </ul>
        </section>
      )}
    </>
  )
}
