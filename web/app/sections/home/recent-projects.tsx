import type { ProjectSummary } from '@house/contract/entities'
import { skeletonCounts } from '@house/contract/ui-config'
import { urls } from '@house/contract/urls'
import type { Deferrable, Read } from '../../api/deferred.ts'
import { Deferred } from '../../components/deferred.tsx'
import { Slide, Slider } from '../../slider/slider.tsx'
import { SliderSkeleton } from '../../slider/slider-frame.tsx'
import { Arrow } from '../../ui/button.tsx'
import { Link } from '../../ui/link.tsx'
import { Picture } from '../../ui/picture.tsx'
import { Loading, Skeleton } from '../../ui/skeleton.tsx'
import { HomeSectionHeading } from './home-section-heading.tsx'

const pictureBox = 'block aspect-[4/5]'
const gap = '[--slide-gap:0.75rem] md:[--slide-gap:1.5rem]'
const heading = <HomeSectionHeading name="projects" eyebrow="Recent projects" />

export function RecentProjects({ projects }: { projects: Deferrable<Read<'ourProjects'>> }) {
  return (
    <section className="overflow-x-clip">
      <div className="wrap section empty:hidden">
        <Deferred data={projects} fallback={<RecentProjectsSkeleton />}>
          {({ data }) =>
            data.length > 0 && (
              <Slider
                name="projects"
                label="Recent projects"
                heading={heading}
                action={<AllProjects />}
                stopsOnInteraction
                className={`${gap} slider-bleeds`}
              >
                {data.map((project) => (
                  <Slide key={project.slug}>
                    <ProjectCard {...project} />
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

function AllProjects() {
  return (
    <Link
      to={urls.projects}
      className="group inline-flex items-center gap-2.5 py-3 font-semibold hover:underline underline-offset-8 decoration-accent"
    >
      All recent projects <Arrow />
    </Link>
  )
}

function ProjectCard({ slug, title, image }: ProjectSummary) {
  return (
    <Link to={urls.project(slug)} draggable={false} className="group block">
      <span className={`${pictureBox} overflow-hidden rounded-tile bg-stone`}>
        <Picture
          src={image}
          alt=""
          sizes="(min-width: 1524px) 38rem, (min-width: 1024px) 55vw, (min-width: 768px) 80vw, 125vw"
          className="transition-transform duration-500 group-hover:scale-[1.03]"
        />
      </span>
      <div className="mt-4 flex items-baseline justify-between gap-3 border-t border-hairline pt-3">
        <h3>{title}</h3>
        <Arrow />
      </div>
    </Link>
  )
}

function RecentProjectsSkeleton() {
  return (
    <>
      <Loading label="Loading projects" />
      <SliderSkeleton name="projects" heading={heading} count={skeletonCounts.projects} className={gap}>
        <Skeleton className={pictureBox} />
        <Skeleton className="mt-4 h-[calc(var(--text-h3)*1.15+0.75rem)] w-full md:h-[calc(var(--text-h3)*2.3+0.75rem)]" />
      </SliderSkeleton>
    </>
  )
}
