import { skeletonCounts } from '@house/contract/ui-config'
import { urls } from '@house/contract/urls'
import { storePageTitle } from '../../head/page-title.ts'
import { useCategories } from '../../site-data/site-data.ts'
import { Arrow } from '../../ui/button.tsx'
import { panesInRowOf } from '../../ui/full-rows.ts'
import { Html, textOf } from '../../ui/html.tsx'
import { Link } from '../../ui/link.tsx'
import { Picture } from '../../ui/picture.tsx'
import { Loading, Skeleton, Skeletons } from '../../ui/skeleton.tsx'

/** At least down to the lower edge of the hero. */
const frame = 'flex min-h-(--overlap) flex-wrap gap-px border border-mullion bg-mullion'
const titleBox = 'flex min-h-20 items-center justify-between gap-3 px-4 py-4 sm:px-6 lg:min-h-26'

/** A little less than its share of the row; panes grow to fill every row. */
const widths: Record<number, string> = {
  1: 'lg:basis-full',
  2: 'lg:basis-[45%]',
  3: 'lg:basis-[30%]',
  4: 'lg:basis-[22%]',
  5: 'lg:basis-[18%]',
}
/** Pictures are equally high, however many share the row. */
const lights: Record<number, string> = {
  1: 'lg:aspect-[16/5]',
  2: 'lg:aspect-[8/5]',
  3: 'lg:aspect-[16/15]',
  4: 'lg:aspect-[4/5]',
  5: 'lg:aspect-[16/25]',
}

function paneClass(index: number, count: number) {
  return `grow basis-[45%] ${widths[panesInRowOf(index, count)]}`
}

/** On narrow screens two panes share a row, and the last one may be alone. */
function lightClass(index: number, count: number) {
  const isAlone = index === count - 1 && count % 2 === 1
  const narrow = isAlone ? 'aspect-[8/5] sm:aspect-[8/3]' : 'aspect-[4/5] sm:aspect-[4/3]'
  return `block ${narrow} ${lights[panesInRowOf(index, count)]}`
}

/** Tall panes without gaps: the name above, the picture below it. Only names where no category has a picture. */
export function CategoryPanes() {
  const categories = useCategories()
  if (categories?.length === 0) return null
  const hasPictures = categories?.some(({ image }) => image)
  return (
    <nav aria-label="Product categories" className="wrap relative -mt-(--overlap)">
      {categories ? (
        <ul className={frame}>
          {categories.map(({ id, slug, title, image }, index) => (
            <li key={id} className={paneClass(index, categories.length)}>
              <Link
                to={urls.category(slug)}
                onClick={() => storePageTitle(textOf(title), slug)}
                className="group flex h-full flex-col bg-night text-white"
              >
                <div className={`${titleBox} flex-1 transition-colors duration-300 group-hover:bg-accent-ink`}>
                  <Html as="h2" html={title} className="text-title leading-tight sm:text-h3" />
                  <span className="grid size-10 flex-none place-items-center border border-white/50 max-sm:hidden">
                    <Arrow />
                  </span>
                </div>
                {hasPictures && (
                  <span className={`${lightClass(index, categories.length)} overflow-hidden`}>
                    {image && (
                      <Picture
                        src={image}
                        alt=""
                        sizes="(min-width: 1024px) 45vw, 50vw"
                        className="transition-transform duration-500 group-hover:scale-[1.03]"
                      />
                    )}
                  </span>
                )}
              </Link>
            </li>
          ))}
        </ul>
      ) : (
        <CategoryPanesSkeleton />
      )}
    </nav>
  )
}

function CategoryPanesSkeleton() {
  const count = skeletonCounts.heroTiles
  return (
    <div className={frame}>
      <Loading label="Loading categories" />
      <Skeletons count={count}>
        {(index) => (
          <div key={index} className={`${paneClass(index, count)} bg-night`}>
            <div className={titleBox}>
              <Skeleton className="h-7 w-3/4 opacity-20" />
            </div>
            <Skeleton className={lightClass(index, count)} />
          </div>
        )}
      </Skeletons>
    </div>
  )
}
