import type { PageBlock } from '@house/contract/entities'
import type { Deferrable, Read } from '../../api/deferred.ts'
import { Deferred } from '../../components/deferred.tsx'
import { SectionHeading, SectionHeadingSkeleton } from '../../components/section-heading.tsx'
import { cmsBlock } from '../../site-data/cms-blocks.ts'
import { useInterpolate } from '../../site-data/interpolate.ts'
import { Slide, Slider } from '../../slider/slider.tsx'
import { SliderSkeleton } from '../../slider/slider-frame.tsx'
import { Icon, isIcon } from '../../ui/icon.tsx'
import { Loading, Skeleton } from '../../ui/skeleton.tsx'

type Service = PageBlock['items'][number]

/** Shown where an API server sends no blocks. */
const plainServices: Service[] = [
  { title: 'Installation', text: '', icon: 'measure' },
  { title: 'Repair', text: '', icon: 'care' },
  { title: 'Customization', text: '', icon: 'corner' },
]

const eyebrow = 'Our services'
const card = 'h-full border-hairline py-10 pr-6 sm:px-9 sm:py-12'

export function Services({ page }: { page: Deferrable<Read<'banner'>> }) {
  return (
    <section className="wrap section empty:hidden">
      <Deferred data={page} fallback={<ServicesSkeleton />}>
        {({ data }) => {
          const block = cmsBlock(data, 'services')
          const isLeftOut = data.blocks && !block?.items.length
          return isLeftOut ? null : <ServiceSlider block={block} />
        }}
      </Deferred>
    </section>
  )
}

function ServiceSlider({ block }: { block: PageBlock | undefined }) {
  const fill = useInterpolate()
  const services = block?.items ?? plainServices
  return (
    <Slider
      name="services"
      label="Services"
      heading={
        <SectionHeading eyebrow={eyebrow} title={fill.text(block?.title ?? '')} lead={fill.html(block?.text ?? '')} />
      }
      className="border-y border-hairline"
    >
      {services.map((service) => (
        <Slide key={service.title} className="group">
          <ServiceCard {...service} />
        </Slide>
      ))}
    </Slider>
  )
}

function ServiceCard({ title, text, icon }: Service) {
  return (
    <article className={`${card} sm:border-l sm:group-first:border-l-0 sm:group-first:pl-0`}>
      {isIcon(icon) && <Icon name={icon} className="mb-8 size-11 text-accent" strokeWidth="1" />}
      <h3>{title}</h3>
      <p className="mt-3 max-w-[44ch] text-ink-soft">{text}</p>
    </article>
  )
}

function ServicesSkeleton() {
  return (
    <>
      <Loading label="Loading services" />
      <SliderSkeleton
        name="services"
        heading={<SectionHeadingSkeleton eyebrow={eyebrow} hasLead />}
        count={plainServices.length}
        className="border-y border-hairline"
        slideClassName={card}
      >
        <Skeleton className="mb-8 size-11" />
        <Skeleton className="h-8 w-2/3" />
        <Skeleton className="mt-3 h-[4.8em] w-full" />
      </SliderSkeleton>
    </>
  )
}
