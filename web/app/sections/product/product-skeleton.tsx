import { Loading, Skeleton } from '../../ui/skeleton.tsx'
import { ClosingSkeleton } from './closing.tsx'
import { DescriptionAccordionSkeleton } from './description-accordion.tsx'
import { FactsSkeleton } from './facts.tsx'
import { FittingAccessoriesSkeleton } from './fitting-accessories.tsx'
import { BannerCarouselSkeleton } from './gallery/banner-carousel.tsx'
import { GallerySkeleton } from './gallery/gallery.tsx'
import { KeyFiguresSkeleton } from './key-figures.tsx'
import { ProductHero } from './product-hero.tsx'

export function ProductSkeleton() {
  return (
    <>
      <Loading label="Loading product" />
      <ProductHero
        breadcrumb={<Skeleton className="my-1 h-5 w-80 max-w-full" />}
        gallery={<GallerySkeleton />}
        facts={<FactsSkeleton />}
        figures={<KeyFiguresSkeleton />}
      />
      <div className="min-h-16 border-y border-hairline max-md:hidden" />
      <DescriptionAccordionSkeleton />
      <FittingAccessoriesSkeleton />
      <BannerCarouselSkeleton />
      <ClosingSkeleton />
    </>
  )
}
