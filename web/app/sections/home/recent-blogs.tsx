import type { BlogSummary } from '@house/contract/entities'
import { skeletonCounts } from '@house/contract/ui-config'
import { urls } from '@house/contract/urls'
import type { Deferrable, Read } from '../../api/deferred.ts'
import { Deferred } from '../../components/deferred.tsx'
import { Slide, Slider } from '../../slider/slider.tsx'
import { SliderSkeleton } from '../../slider/slider-frame.tsx'
import { Arrow } from '../../ui/button.tsx'
import { formatDate } from '../../ui/date-format.ts'
import { Link } from '../../ui/link.tsx'
import { Picture } from '../../ui/picture.tsx'
import { Loading, Skeleton } from '../../ui/skeleton.tsx'
import { HomeSectionHeading } from './home-section-heading.tsx'

const pictureBox = 'block aspect-[16/10]'
const gap = '[--slide-gap:0.75rem] md:[--slide-gap:1.75rem]'
const heading = <HomeSectionHeading name="blogs" eyebrow="Recent blogs" isCentered />

export function RecentBlogs({ blogs }: { blogs: Deferrable<Read<'blogList'>> }) {
  return (
    <section className="overflow-x-clip bg-stone">
      <div className="section mx-auto empty:hidden max-w-[112rem] px-gutter">
        <Deferred data={blogs} fallback={<RecentBlogsSkeleton />}>
          {({ data }) =>
            data.length > 0 && (
              <Slider
                name="blogs"
                label="Recent blogs"
                heading={heading}
                action={<AllBlogs />}
                isCoverflow
                className={gap}
              >
                {data.map((blog) => (
                  <Slide key={blog.slug}>
                    <BlogCard {...blog} />
                  </Slide>
                ))}
              </Slider>
            )
          }
        </Deferred>
      </div>
    </section>
  )
}

function AllBlogs() {
  return (
    <Link
      to={urls.blogs}
      className="group inline-flex items-center gap-2.5 py-3 font-semibold hover:underline underline-offset-8 decoration-accent"
    >
      All blogs <Arrow />
    </Link>
  )
}

function BlogCard({ slug, title, datetime, image }: BlogSummary) {
  return (
    <Link
      to={urls.blog(slug)}
      draggable={false}
      className="group flex h-full flex-col rounded-tile border border-hairline bg-raised"
    >
      <span className={`${pictureBox} overflow-hidden rounded-t-tile`}>
        <Picture
          src={image}
          alt=""
          sizes="(min-width: 1654px) 16rem, (min-width: 768px) 31vw, 100vw"
          className="transition-transform duration-500 group-hover:scale-[1.03]"
        />
      </span>
      <div className="flex flex-1 flex-col gap-2 px-6 pt-5 pb-7">
        <time dateTime={datetime} className="text-small text-ink-soft">
          {formatDate(datetime)}
        </time>
        <h3>{title}</h3>
      </div>
    </Link>
  )
}

function RecentBlogsSkeleton() {
  return (
    <>
      <Loading label="Loading blogs" />
      <SliderSkeleton name="blogs" heading={heading} count={skeletonCounts.blogs} isCentered className={gap}>
        <Skeleton className={pictureBox} />
        <Skeleton className="mt-px h-[calc(var(--text-h3)*2.3+5rem)] w-full" />
      </SliderSkeleton>
    </>
  )
}
