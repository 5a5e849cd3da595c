import { otherService } from '@house/contract/enquiry/options'
import type { Accessory } from '@house/contract/entities'
import { skeletonCounts } from '@house/contract/ui-config'
import { EnquireButton } from '../../enquiry/modal/enquire-button.tsx'
import { buttonClass } from '../../ui/button.tsx'
import { Html } from '../../ui/html.tsx'
import { isDrawing, Picture } from '../../ui/picture.tsx'
import { Loading, Skeleton, Skeletons } from '../../ui/skeleton.tsx'
import { gridColumns, restOfRow } from './grid-columns.ts'

const grid = `grid pt-px pl-px ${gridColumns}`
const cell = 'relative -mt-px -ml-px border border-hairline bg-raised'
const pictureBox = 'block aspect-square'
const textBox = 'min-h-44 p-4'

export type AccessoryGridProps = {
  /** Collective name of the cards. */
  title: string
  items: Accessory[]
  /** Heading level of the cards, one below the title of the grid. */
  heading: 'h3' | 'h4'
  onOpen: (accessory: Accessory) => void
}

export function AccessoryGrid({ title, items, heading: Heading, onOpen }: AccessoryGridProps) {
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
          <div className={textBox}>
            <Heading className="font-sans text-body leading-snug font-semibold tracking-normal">
              <button
                type="button"
                aria-haspopup="dialog"
                onClick={() => onOpen(accessory)}
                className="text-left after:absolute after:inset-0 focus-visible:outline-none focus-visible:after:outline-2 focus-visible:after:outline-accent"
              >
                {accessory.title}
              </button>
            </Heading>
            {/* The full text is in the modal, which needs JavaScript. */}
            <Html
              html={accessory.description}
              className="mt-2 line-clamp-4 text-small leading-normal text-ink-soft noscript:line-clamp-none"
            />
          </div>
        </li>
      ))}
      {items.length > 0 && <HelpPane title={title} className={restOfRow(items.length)} />}
    </ul>
  )
}

/** Fills an incomplete last row with a card that invites visitors to ask for a part they did not find. */
function HelpPane({ title, className }: { title: string; className: string }) {
  return (
    <li className={`${cell} flex-col items-start justify-end gap-2 bg-stone! p-4 lg:p-6 ${className}`}>
      <p className="text-label leading-snug font-semibold tracking-[0.06em] text-ink-soft uppercase">{title}</p>
      <p className="font-display text-title leading-tight text-balance">Not the part you have in mind?</p>
      <p className="max-w-[36ch] text-small leading-normal text-ink-soft">
        Say what it has to do, and we look for the one that does it.
      </p>
      <EnquireButton
        label="Ask us"
        service={otherService}
        detail={title}
        className={`${buttonClass('outlined')} mt-2 min-h-11! py-2!`}
      />
    </li>
  )
}

export function AccessoryGridSkeleton() {
  return (
    <>
      <Loading label="Loading accessories" />
      <div className={grid}>
        <Skeletons count={skeletonCounts.accessories}>
          {(index) => (
            <div key={index} className={cell}>
              <Skeleton className={pictureBox} />
              <div className={textBox}>
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
