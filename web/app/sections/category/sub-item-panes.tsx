import type { SubItem } from '@house/contract/entities'
import { skeletonCounts } from '@house/contract/ui-config'
import { urls } from '@house/contract/urls'
import { EmptyList } from '../../components/empty-list.tsx'
import { storePageTitle } from '../../head/page-title.ts'
import { Arrow } from '../../ui/button.tsx'
import { panesPerRow } from '../../ui/full-rows.ts'
import { Html, textOf } from '../../ui/html.tsx'
import { Link } from '../../ui/link.tsx'
import { Picture } from '../../ui/picture.tsx'
import { Loading, Skeleton, Skeletons } from '../../ui/skeleton.tsx'

const rows = 'wrap section flex flex-wrap gap-px'
const pane = 'relative block'
const tall = 'h-[26rem] lg:h-[30rem]'
const low = 'h-44 lg:h-56'

/** Flex basis a little below the share of a row: items grow to fill every row, including the last. */
const shares: Record<number, string> = {
  3: 'md:basis-[30%]',
  4: 'lg:basis-[22%]',
  5: 'lg:basis-[18%]',
}

function shareOf(count: number) {
  return `grow basis-full sm:basis-[45%] ${shares[panesPerRow(count)] ?? ''}`
}

/** The items of a category in a grid without gaps; low panes where none has a picture. */
export function SubItemPanes({ category, items }: { category: string; items: SubItem[] }) {
  if (items.length === 0) return <EmptyList>There is nothing in this category yet.</EmptyList>
  const height = items.some(({ image }) => image) ? tall : low
  return (
    <ul className={rows}>
      {items.map((item) => (
        <li key={item.slug} className={`rises ${shareOf(items.length)}`}>
          <Link
            to={urls.subItem(category, item)}
            onClick={() => storePageTitle(textOf(item.title), item.slug)}
            className={`${pane} ${height} group overflow-hidden bg-night text-white`}
          >
            {item.image && (
              <>
                <Picture
                  src={item.image}
                  alt=""
                  sizes="(min-width: 1024px) 25vw, (min-width: 640px) 50vw, 100vw"
                  className="transition-transform duration-500 group-hover:scale-[1.03]"
                />
                <span className="absolute inset-0 bg-linear-to-t from-scrim/95 via-scrim/60 via-20% to-transparent to-45%" />
              </>
            )}
            <div className="absolute inset-x-6 bottom-6 flex items-end justify-between gap-3">
              <Html as="h2" html={item.title} className="text-h3" />
              <span className="grid size-11 flex-none place-items-center border border-white/60">
                <Arrow />
              </span>
            </div>
          </Link>
        </li>
      ))}
    </ul>
  )
}

export function SubItemPanesSkeleton() {
  return (
    <div className={rows}>
      <Loading />
      <Skeletons count={skeletonCounts.heroTiles}>
        {(index) => <Skeleton key={index} className={`${pane} ${tall} ${shareOf(skeletonCounts.heroTiles)}`} />}
      </Skeletons>
    </div>
  )
}
