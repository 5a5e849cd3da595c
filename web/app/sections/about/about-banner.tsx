import type { Banner } from '@house/contract/entities'
import { skeletonCounts } from '@house/contract/ui-config'
import { urls } from '@house/contract/urls'
import { useCategories, useCompany } from '../../site-data/site-data.ts'
import { Arrow } from '../../ui/button.tsx'
import { panesPerRow } from '../../ui/full-rows.ts'
import { Html } from '../../ui/html.tsx'
import { Link } from '../../ui/link.tsx'
import { Skeleton, Skeletons } from '../../ui/skeleton.tsx'
import { PageBanner } from '../page-banner.tsx'

/** Introduction, year of foundation, and the product range in one row below the picture. */
export function AboutBanner({ title, description, image }: Banner) {
  return (
    <>
      <PageBanner image={image} title={title} description={description} current="About Us" />
      <RangeLine />
    </>
  )
}

const rangePane = 'group/pane border-white/15 max-lg:border-b sm:max-lg:odd:border-r lg:not-last:border-r'
const rangeColumns = ['', '', 'lg:grid-cols-2', 'lg:grid-cols-3', 'lg:grid-cols-4', 'lg:grid-cols-5']

/** The founding year and the categories; nothing where there is neither. */
export function RangeLine() {
  const categories = useCategories()
  const { founding_year } = useCompany()
  const count = categories?.length ?? skeletonCounts.heroTiles
  if (count === 0 && !founding_year) return null
  return (
    <div className="bg-night text-white">
      <div className={`wrap grid ${founding_year ? 'lg:grid-cols-[auto_1fr]' : ''}`}>
        {founding_year && (
          <p className="flex items-baseline gap-3 border-white/15 py-6 max-lg:-mx-gutter max-lg:border-b max-lg:px-gutter lg:flex-col lg:justify-center lg:gap-1 lg:border-r lg:py-8 lg:pr-14">
            <span className="text-small text-night-soft">Founded in</span>
            <span className="font-display text-h2 leading-none">{founding_year}</span>
          </p>
        )}
        <ul
          className={`grid min-h-28 border-white/15 max-lg:-mx-gutter sm:grid-cols-2 ${rangeColumns[panesPerRow(count)]}`}
        >
          {categories?.map(({ id, slug, title }) => (
            <li key={id} className={rangePane}>
              <Link
                to={urls.category(slug)}
                className="group flex h-full items-center justify-between gap-4 px-gutter py-5 transition-colors hover:bg-white/5 lg:px-8 lg:group-last/pane:pr-0"
              >
                <Html as="span" html={title} className="font-display text-title leading-tight wrap-anywhere" />
                <Arrow />
              </Link>
            </li>
          ))}
          {!categories && (
            <Skeletons count={skeletonCounts.heroTiles}>
              {(index) => (
                <li key={index} className={`${rangePane} flex items-center px-gutter py-5 lg:px-8`}>
                  <Skeleton className="h-7 w-3/4 opacity-20" />
                </li>
              )}
            </Skeletons>
          )}
        </ul>
      </div>
    </div>
  )
}
