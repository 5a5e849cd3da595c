import { Loading, Skeleton } from '../../ui/skeleton.tsx'
import { TextSkeleton } from '../../ui/text-skeleton.tsx'
import { PageBannerSkeleton } from '../page-banner.tsx'
import { RangeLine } from './about-banner.tsx'

const heading = 'h-[calc(var(--text-h2)*1.06)] w-64 max-w-full'

/** Skeleton of the screen, with its anchors, so that links to them work before the content loads. */
export function AboutSkeleton() {
  return (
    <>
      <Loading label="Loading about us" />
      <PageBannerSkeleton titleLines={2} lines={[5, 3, 3]} />
      <RangeLine />
      <div
        id="chairman-message"
        className="wrap section grid -scroll-mt-10 gap-12 md:grid-cols-[2fr_3fr] md:items-center lg:grid-cols-[5fr_6fr] lg:gap-28"
      >
        <Skeleton className="aspect-[4/5] md:aspect-[5/9] lg:aspect-[4/5]" />
        <div>
          <Skeleton className={heading} />
          <TextSkeleton lines={[20, 19, 16]} className="mt-8 max-w-[68ch]" />
          <Skeleton className="mt-10 h-14 w-56" />
        </div>
      </div>
      <div className="grid bg-stone md:grid-cols-[3fr_2fr] lg:grid-cols-[7fr_5fr]">
        <div className="px-gutter py-section lg:pr-28 lg:pl-[max(var(--spacing-gutter),calc((100vw-1320px)/2))]">
          <Skeleton className={`${heading} h-[calc(var(--text-h2)*2.12)]`} />
          <TextSkeleton lines={[22, 20, 14]} className="mt-8 max-w-[68ch]" />
          <Skeleton className="mt-10 h-14 w-56" />
        </div>
        <Skeleton className="min-h-80 max-md:order-first sm:min-h-[28rem]" />
      </div>
      <div id="our-story" className="wrap section -scroll-mt-10">
        <div className="flex h-[calc(var(--text-h1)*0.85)] items-end">
          <Skeleton className={heading} />
        </div>
        <Skeleton className="mt-12 aspect-[4/3] sm:aspect-[21/9]" />
        <div className="mt-8 grid gap-6 lg:mt-12 lg:grid-cols-3 lg:gap-20">
          <TextSkeleton lines={[9, 5, 9]} />
          <TextSkeleton lines={[9, 5, 9]} />
          <TextSkeleton lines={[8, 5, 9]} />
        </div>
      </div>
      <div id="vision-&-mission" className="min-h-[79.75rem] -scroll-mt-10 bg-night md:min-h-[91rem] lg:min-h-[68rem]">
        <div className="wrap py-24 opacity-10">
          <Skeleton className={heading} />
          <TextSkeleton lines={5} className="mt-7 max-w-[34ch] text-h3 leading-[1.35]" />
        </div>
      </div>
      <div className="wrap section">
        <Skeleton className={heading} />
        <TextSkeleton lines={[4, 2, 2]} className="lead mt-4" />
      </div>
    </>
  )
}
