import type { Review } from '@house/contract/entities'
import { sliders } from '@house/contract/ui-config'
import type { Deferrable, Read } from '../../api/deferred.ts'
import { Deferred } from '../../components/deferred.tsx'
import { Slide, Slider } from '../../slider/slider.tsx'
import { SliderSkeleton } from '../../slider/slider-frame.tsx'
import { Picture } from '../../ui/picture.tsx'
import { Loading, Skeleton } from '../../ui/skeleton.tsx'
import { HomeSectionHeading } from './home-section-heading.tsx'

/** The left border of the frame is that of the first slide. */
const frame = 'border-y border-r border-hairline'
const quote = 'flex flex-col justify-between gap-10 border-l border-hairline p-7 sm:p-10'
const heading = <HomeSectionHeading name="testimonials" eyebrow="Testimonials" />

export function Testimonials({ reviews }: { reviews: Deferrable<Read<'reviewList'>> }) {
  return (
    <section className="wrap section empty:hidden">
      <Deferred data={reviews} fallback={<TestimonialsSkeleton />}>
        {({ data }) =>
          data.length > 0 && (
            <Slider name="testimonials" label="Testimonials" heading={heading} className={frame}>
              {data.map((review) => (
                <Slide key={review.client_name + review.description}>
                  <Testimonial {...review} />
                </Slide>
              ))}
            </Slider>
          )
        }
      </Deferred>
    </section>
  )
}

function Testimonial({ description, client_name, designation, image }: Review) {
  return (
    <figure className={`${quote} h-full`}>
      <blockquote className="font-display text-[clamp(1.3rem,1.1rem+0.6vw,1.6rem)] leading-[1.3]">
        “{description}”
      </blockquote>
      <figcaption className="flex items-center gap-4">
        <span className="grid size-13 flex-none place-items-center overflow-hidden border border-accent font-display text-title text-accent-ink">
          {image ? <Picture src={image} alt="" sizes="52px" /> : <span aria-hidden>{initialsOf(client_name)}</span>}
        </span>
        <span className="text-body leading-snug">
          <span className="block font-semibold">{client_name}</span>
          <span className="block text-ink-soft">{designation}</span>
        </span>
      </figcaption>
    </figure>
  )
}

function initialsOf(name: string) {
  const content = name.split(/\s+/).filter(Boolean)
  return [content[0], content.length > 1 ? content.at(-1) : ''].map((word) => word?.[0] ?? '').join('')
}

function TestimonialsSkeleton() {
  return (
    <>
      <Loading label="Loading testimonials" />
      <SliderSkeleton
        name="testimonials"
        heading={heading}
        count={Math.max(...Object.values(sliders.testimonials.slidesFrom))}
        className={frame}
        slideClassName={quote}
      >
        <Skeleton className="h-44 w-full sm:h-60" />
        <Skeleton className="h-13 w-2/3" />
      </SliderSkeleton>
    </>
  )
}
