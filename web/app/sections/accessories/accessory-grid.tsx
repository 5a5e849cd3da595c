import type { Accessory } from '@house/contract/entities'
import { accessoryColumns, skeletons } from '@house/contract/limits'
import { Html } from '../../ui/html.tsx'
import { isDrawing, Picture } from '../../ui/picture.tsx'
import { Loading, Skeleton, Skeletons } from '../../ui/skeleton.tsx'

// Written out, because the stylesheet is made of the classes found in the source; other numbers would not compile.
const columns = [
  { 2: 'grid-cols-2' }[accessoryColumns.extraSmall],
  { 3: 'sm:grid-cols-3' }[accessoryColumns.small],
  { 4: 'md:grid-cols-4' }[accessoryColumns.medium],
  { 6: 'lg:grid-cols-6' }[accessoryColumns.large],
].join(' ')
const grid = `grid pt-px pl-px ${columns}`
const cell = 'relative -mt-px -ml-px border border-hairline bg-raised'
const pictureBox = 'block aspect-square'
const wordsBox = 'min-h-44 p-4'

export type AccessoryGridProps = {
  items: Accessory[]
  /** The level of the cards' titles, one below the title of the grid. */
  heading: 'h3' | 'h4'
  onOpen: (accessory: Accessory) => void
}

export function AccessoryGrid({ items, heading: Heading, onOpen }: AccessoryGridProps) {
  return (
    <ul className={grid}>
      {items.map((accessory) => (
        <li
          key={accessory.id}
          className={`${cell} group transition-colors hover:z-10 hover:border-ink has-focus-visible:z-10`}
        >
          <span className={`${pictureBox} overflow-hidden bg-ground`}>
            <Picture
              src={accessory.image}
              alt=""
              isWhole={isDrawing(accessory.image)}
              sizes="(min-width: 1024px) 17vw, (min-width: 768px) 25vw, (min-width: 640px) 33vw, 50vw"
              className="transition-transform duration-500 group-hover:scale-[1.03]"
            />
          </span>
          <div className={wordsBox}>
            <Heading className="font-sans text-[0.9375rem] leading-snug font-semibold tracking-normal">
              <button
                type="button"
                aria-haspopup="dialog"
                onClick={() => onOpen(accessory)}
                className="text-left after:absolute after:inset-0 focus-visible:outline-none focus-visible:after:outline-2 focus-visible:after:outline-accent"
              >
                {accessory.title}
              </button>
            </Heading>
            {/* Its whole text is in the modal, which needs JavaScript. */}
            <Html
              html={accessory.description}
              className="mt-2 line-clamp-4 text-[0.875rem] leading-normal text-ink-soft noscript:line-clamp-none"
            />
          </div>
        </li>
      ))}
    </ul>
  )
}

export function AccessoryGridSkeleton() {
  return (
    <>
      <Loading label="Loading accessories" />
      <div className={grid}>
        <Skeletons count={skeletons.accessories}>
          {(index) => (
            <div key={index} className={cell}>
              <Skeleton className={pictureBox} />
              <div className={wordsBox}>
                <Skeleton className="h-5 w-4/5" />
                <Skeleton className="mt-3 h-20" />
              </div>
            </div>
          )}
        </Skeletons>
      </div>
    </>
  )
}
