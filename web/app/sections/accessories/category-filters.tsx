import type { AccessoryCategory } from '@house/contract/entities'
import { skeletonCounts } from '@house/contract/ui-config'
import { type FocusEvent, type KeyboardEvent, useEffect, useRef } from 'react'
import { isUnmodifiedClick } from '../../browser/is-unmodified-click.ts'
import { Link } from '../../ui/link.tsx'
import { Picture } from '../../ui/picture.tsx'
import { Loading, Skeleton, Skeletons } from '../../ui/skeleton.tsx'

// One line that scrolls sideways on phones, where wrapped filters would fill the screen.
const line =
  '-mx-gutter flex gap-2 overflow-x-auto px-gutter py-1.5 [scrollbar-width:none] md:mx-0 md:flex-wrap md:overflow-visible md:px-0'

export type CategoryFiltersProps = {
  categories: AccessoryCategory[]
  chosen: string
  /** The URL of a filter without JavaScript. */
  urlOf: (slug: string) => string
  onChoose: (slug: string) => void
}

/** Links that act as buttons after hydration. */
export function CategoryFilters({ categories, chosen, urlOf, onChoose }: CategoryFiltersProps) {
  const ref = useRef<HTMLUListElement>(null)
  useEffect(() => {
    const filter = ref.current?.querySelector<HTMLElement>('[aria-pressed="true"]')
    if (filter && ref.current) ref.current.scrollLeft = filter.offsetLeft - ref.current.clientWidth / 4
  }, [])
  return (
    <nav aria-label="Accessory categories">
      <ul ref={ref} className={`relative ${line}`}>
        {categories.map(({ id, slug, title, icon_image }) => (
          <li key={id} className="flex-none">
            <Link
              to={urlOf(slug)}
              prefetch="none"
              role="button"
              aria-pressed={slug === chosen}
              onClick={(event) => {
                if (!isUnmodifiedClick(event)) return
                event.preventDefault()
                onChoose(slug)
              }}
              onFocus={scrollIntoView}
              onKeyDown={pressOnSpace}
              className="group flex min-h-13 items-center gap-3 rounded-frame border-2 border-transparent bg-filter py-1.5 pr-5 pl-3.5 text-label font-semibold tracking-[0.06em] text-ink-soft uppercase transition-colors hover:border-ink-soft aria-pressed:border-accent aria-pressed:bg-accent-ink aria-pressed:text-white"
            >
              <span className="size-8 flex-none group-aria-pressed:brightness-0 group-aria-pressed:invert">
                <Picture src={icon_image} alt="" isWhole sizes="32px" />
              </span>
              {title}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}

/** Browsers do not scroll to a focused element that is partly visible. */
function scrollIntoView({ currentTarget }: FocusEvent<HTMLElement>) {
  if (currentTarget.matches(':focus-visible')) currentTarget.scrollIntoView({ block: 'nearest', inline: 'center' })
}

/** Links react to Enter only; an element with role button must react to the space bar too. */
function pressOnSpace(event: KeyboardEvent<HTMLElement>) {
  if (event.key !== ' ') return
  event.preventDefault()
  event.currentTarget.click()
}

export function CategoryFiltersSkeleton() {
  return (
    <div className={line}>
      <Loading label="Loading categories" />
      <Skeletons count={skeletonCounts.accessoryFilters}>
        {(index) => <Skeleton key={index} className="h-13 w-56 flex-none rounded-frame" />}
      </Skeletons>
    </div>
  )
}
