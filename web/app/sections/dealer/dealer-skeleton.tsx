import { Loading, Skeleton, Skeletons } from '../../ui/skeleton.tsx'
import { TextSkeleton } from '../../ui/text-skeleton.tsx'
import { PageBannerSkeleton } from '../page-banner.tsx'

const heading = 'h-[calc(var(--text-h2)*2.12)] w-full max-w-lg'

export function DealerSkeleton() {
  return (
    <>
      <Loading label="Loading dealership" />
      <PageBannerSkeleton lines={[3, 2, 2]}>
        <Skeleton className="mt-8 h-12 w-48 opacity-20" />
      </PageBannerSkeleton>
      <div className="wrap section grid gap-12 lg:grid-cols-[7fr_4fr] lg:gap-28">
        <div>
          <Skeleton className={heading} />
          <TextSkeleton lines={[17, 9, 9]} className="mt-8 max-w-[68ch] text-lead" />
        </div>
        <Skeleton className="relative aspect-[4/3] lg:-mt-64 lg:aspect-auto lg:min-h-[36rem]" />
      </div>
      <div className="bg-stone">
        <div className="wrap section grid gap-px sm:grid-cols-2 lg:grid-cols-4">
          <Skeletons count={8}>
            {(index) => <Skeleton key={index} className="h-[14.75rem] md:h-[16.6rem] lg:h-[20.3rem]" />}
          </Skeletons>
        </div>
      </div>
      <div className="wrap section grid gap-10 lg:grid-cols-[5fr_7fr] lg:gap-24">
        <div>
          <Skeleton className="h-[calc(var(--text-h2)*1.06)] w-80 max-w-full" />
          <TextSkeleton lines={[3, 2, 2]} className="mt-6 max-w-[56ch] text-lead" />
          <Skeleton className="mt-10 aspect-[4/3] max-lg:hidden" />
        </div>
        <div className="grid gap-px">
          <Skeletons count={5}>
            {(index) => <Skeleton key={index} className="h-[10.2rem] md:h-[8.4rem] lg:h-[10rem]" />}
          </Skeletons>
        </div>
      </div>
    </>
  )
}
