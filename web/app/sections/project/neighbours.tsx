import type { ProjectSummary } from '@house/contract/entities'
import { urls } from '@house/contract/urls'
import { Icon } from '../../ui/icon.tsx'
import { Link } from '../../ui/link.tsx'
import { Picture } from '../../ui/picture.tsx'
import { Loading, Skeleton } from '../../ui/skeleton.tsx'

const sashes = 'grid gap-px bg-ground sm:grid-cols-2'
const sashHeight = 'h-72 lg:h-[26rem]'

/** Links to the previous and the next project, wrapping around at the ends. */
export function Neighbours({ projects, current }: { projects: ProjectSummary[]; current: string }) {
  const index = projects.findIndex(({ slug }) => slug.toLowerCase() === current.toLowerCase())
  const previous = projects.at(index - 1)
  const next = projects[(index + 1) % projects.length]
  if (index < 0 || projects.length < 3 || !previous || !next) return null
  return (
    <nav aria-label="More projects" className={sashes}>
      <Sash {...previous} direction="left" label="Previous project" />
      <Sash {...next} direction="right" label="Next project" />
    </nav>
  )
}

export function NeighboursSkeleton() {
  return (
    <div className={sashes}>
      <Loading label="Loading more projects" />
      <Skeleton className={sashHeight} />
      <Skeleton className={sashHeight} />
    </div>
  )
}

type SashProps = ProjectSummary & { direction: 'left' | 'right'; label: string }

function Sash({ slug, title, image, direction, label }: SashProps) {
  const isRight = direction === 'right'
  return (
    <Link
      to={urls.project(slug)}
      rel={isRight ? 'next' : 'prev'}
      className={`group relative isolate flex ${sashHeight} flex-col justify-end overflow-hidden bg-night px-gutter py-8 text-white lg:py-12`}
    >
      <span className="absolute inset-0 -z-10">
        <Picture
          src={image}
          alt=""
          sizes="(min-width: 640px) 50vw, 100vw"
          className="transition-transform duration-500 group-hover:scale-[1.03]"
        />
        <span className="absolute inset-0 bg-linear-to-t from-scrim/92 via-scrim/60 via-40% to-scrim/20" />
      </span>
      <span
        className={`flex items-center gap-3 text-label font-semibold tracking-[0.1em] uppercase ${isRight ? 'sm:flex-row-reverse' : ''}`}
      >
        <Icon name={direction} /> {label}
      </span>
      <span
        className={`mt-3 font-display text-h3 leading-tight text-balance lg:text-h2 ${isRight ? 'sm:text-right' : ''}`}
      >
        {title}
      </span>
    </Link>
  )
}
