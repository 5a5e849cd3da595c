import { skeletonCounts } from '@house/contract/ui-config'
import { urls } from '@house/contract/urls'
import { storePageTitle } from '../../head/page-title.ts'
import { useCategories } from '../../site-data/site-data.ts'
import { Arrow } from '../../ui/button.tsx'
import { Html, textOf } from '../../ui/html.tsx'
import { Link } from '../../ui/link.tsx'
import { Picture } from '../../ui/picture.tsx'
import { Loading, Skeleton, Skeletons } from '../../ui/skeleton.tsx'

const frame = 'grid grid-cols-2 gap-px border border-mullion bg-mullion lg:grid-cols-4'
const titleBox = 'flex min-h-20 items-center justify-between gap-3 px-4 py-4 sm:px-6 lg:min-h-26'
const light = 'block aspect-[4/5] sm:aspect-[4/3] lg:aspect-[4/5]'

/** Four tall cards without gaps: the name above, the picture below it. */
export function CategoryPanes() {
  const categories = useCategories()
  return (
    <nav aria-label="Product categories" className="wrap relative -mt-(--overlap)">
      {categories ? (
        <ul className={frame}>
          {categories.map(({ id, slug, title, image }) => (
            <li key={id}>
              <Link
                to={urls.category(slug)}
                onClick={() => storePageTitle(textOf(title), slug)}
                className="group flex h-full flex-col bg-night text-white"
              >
                <div className={`${titleBox} flex-1 transition-colors duration-300 group-hover:bg-accent-ink`}>
                  <Html as="h2" html={title} className="text-[1.25rem] leading-tight sm:text-h3" />
                  <span className="grid size-10 flex-none place-items-center border border-white/50 max-sm:hidden">
                    <Arrow />
                  </span>
                </div>
                <span className={`${light} overflow-hidden`}>
                  <Picture
                    src={image}
                    alt=""
                    sizes="(min-width: 1024px) 45vw, 50vw"
                    className="transition-transform duration-500 group-hover:scale-[1.03]"
                  />
                </span>
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
  return (
    <div className={frame}>
      <Loading label="Loading categories" />
      <Skeletons count={skeletonCounts.heroTiles}>
        {(index) => (
          <div key={index} className="bg-night">
            <div className={titleBox}>
              <Skeleton className="h-7 w-3/4 opacity-20" />
            </div>
            <Skeleton className={light} />
          </div>
        )}
      </Skeletons>
    </div>
  )
}
