import { carouselImageMaxHeightPx } from '@house/contract/ui-config'
import { Icon, type IconName } from '../../../ui/icon.tsx'
import { Picture } from '../../../ui/picture.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { useSnapTrack } from './use-snap-track.ts'

// Complete class names, because Tailwind finds classes in the source text.
const maxHeight = { 500: 'max-h-[500px]' }[carouselImageMaxHeightPx]
const edge = 'px-[max(var(--spacing-gutter),calc(50%-660px))]'
const slide = `aspect-[3/2] w-[min(82vw,44rem)] flex-none ${maxHeight}`

export type BannerCarouselProps = { title: string; images: string[] }

/** A row to swipe or step through. Without autoplay, so it needs no pause button. */
export function BannerCarousel({ title, images }: BannerCarouselProps) {
  const { track, index, goTo } = useSnapTrack()
  if (images.length === 0) return null
  return (
    <section aria-label={`${title} in place`} className="section">
      <div className="wrap mb-8 flex items-end justify-between gap-6 md:mb-12">
        <h2>A closer look</h2>
        {images.length > 1 && (
          <div className="flex items-center gap-4 noscript:hidden">
            <Dots count={images.length} index={index} goTo={goTo} />
            <div className="flex">
              <Step icon="left" label="Previous picture" isOff={index === 0} onClick={() => goTo(index - 1)} />
              <Step
                icon="right"
                label="Next picture"
                isOff={index === images.length - 1}
                onClick={() => goTo(index + 1)}
              />
            </div>
          </div>
        )}
      </div>
      <ul
        {...track}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a row that scrolls must be reachable by the keyboard that scrolls it
        tabIndex={0}
        className={`relative flex snap-x snap-mandatory gap-4 overflow-x-auto scroll-smooth [scrollbar-width:none] motion-reduce:scroll-auto md:gap-6 ${edge}`}
      >
        {images.map((image) => (
          <li key={image} className={`${slide} snap-center`}>
            <Picture src={image} sizes="(min-width: 1280px) 68rem, 82vw" />
          </li>
        ))}
      </ul>
    </section>
  )
}

type DotsProps = { count: number; index: number; goTo: (to: number) => void }

function Dots({ count, index, goTo }: DotsProps) {
  return (
    <div className="flex max-sm:hidden">
      {Array.from({ length: count }, (_, at) => (
        <button
          key={at}
          type="button"
          aria-label={`Show picture ${at + 1} of ${count}`}
          aria-current={at === index}
          onClick={() => goTo(at)}
          className="group grid h-11 w-9 place-items-center"
        >
          <span className="h-0.5 w-7 bg-ink/25 transition-colors group-hover:bg-ink group-aria-[current=true]:bg-accent" />
        </button>
      ))}
    </div>
  )
}

type StepProps = { icon: IconName; label: string; isOff: boolean; onClick: () => void }

/** `aria-disabled`, so that the button keeps focus at the end of the row. */
function Step({ icon, label, isOff, onClick }: StepProps) {
  return (
    <button
      type="button"
      aria-label={label}
      aria-disabled={isOff}
      onClick={() => !isOff && onClick()}
      className="-ml-px grid size-12 place-items-center border border-hairline transition-colors hover:bg-stone aria-disabled:cursor-default aria-disabled:text-ink/35 aria-disabled:hover:bg-transparent"
    >
      <Icon name={icon} />
    </button>
  )
}

export function BannerCarouselSkeleton() {
  return (
    <div className="section overflow-hidden">
      <div className="wrap mb-8 md:mb-12">
        <Skeleton className="h-12 w-64" />
      </div>
      <div className={edge}>
        <Skeleton className={slide} />
      </div>
    </div>
  )
}
