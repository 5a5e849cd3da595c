import type { ProjectSummary } from '@house/contract/entities'
import { skeletonCounts } from '@house/contract/ui-config'
import { urls } from '@house/contract/urls'
import { EmptyList } from '../../components/empty-list.tsx'
import { Arrow } from '../../ui/button.tsx'
import { Link } from '../../ui/link.tsx'
import { Picture } from '../../ui/picture.tsx'
import { Loading, Skeleton } from '../../ui/skeleton.tsx'
import { type PaneWidth, paneWidths } from './pane-widths.ts'

const grid = 'wrap grid gap-x-6 gap-y-12 pb-section sm:grid-cols-2 lg:grid-cols-12 lg:gap-x-8 lg:gap-y-20'
// Pictures and titles of one row are aligned, whatever the heights of the pictures.
const cell =
  'sm:max-lg:last:odd:col-span-2 lg:row-span-2 lg:grid lg:grid-rows-subgrid lg:gap-y-0 lg:content-end [&>:first-child]:self-end'
const pictureBox = 'block aspect-[4/3] lg:aspect-auto'

const panes: Record<PaneWidth, { className: string; height: string; sizes: string }> = {
  3: { className: 'lg:col-span-3', height: 'lg:h-[22rem]', sizes: '25vw' },
  4: { className: 'lg:col-span-4', height: 'lg:h-[24rem]', sizes: '33vw' },
  5: { className: 'lg:col-span-5', height: 'lg:h-[24rem]', sizes: '42vw' },
  6: { className: 'lg:col-span-6', height: 'lg:h-[28rem]', sizes: '50vw' },
  7: { className: 'lg:col-span-7', height: 'lg:h-[32rem]', sizes: '58vw' },
  12: { className: 'lg:col-span-12', height: 'lg:h-[36rem]', sizes: '100vw' },
}

export function ProjectGrid({ projects }: { projects: ProjectSummary[] }) {
  if (projects.length === 0) return <EmptyList>There are no projects yet.</EmptyList>
  const widths = paneWidths(projects.length)
  return (
    <ul className={grid}>
      {projects.map((project, index) => (
        <ProjectPane key={project.slug} {...project} width={widths[index] ?? 4} />
      ))}
    </ul>
  )
}

function ProjectPane({ slug, title, image, width }: ProjectSummary & { width: PaneWidth }) {
  const { className, height, sizes } = panes[width]
  return (
    <li className={`rises group relative ${cell} ${className}`}>
      <div className={`${pictureBox} ${height} overflow-hidden rounded-tile bg-stone`}>
        <Picture
          src={image}
          alt=""
          sizes={`(min-width: 1024px) ${sizes}, (min-width: 640px) 50vw, 100vw`}
          className="transition-transform duration-500 group-hover:scale-[1.03]"
        />
      </div>
      <h3 className="mt-4 border-t border-hairline pt-3">
        <Link
          to={urls.project(slug)}
          className="flex items-baseline justify-between gap-3 after:absolute after:inset-0"
        >
          {title} <Arrow />
        </Link>
      </h3>
    </li>
  )
}

export function ProjectGridSkeleton() {
  return (
    <>
      <Loading label="Loading projects" />
      <ul className={grid}>
        {paneWidths(skeletonCounts.projects).map((width, index) => (
          <li key={index} className={`${cell} ${panes[width].className}`}>
            <Skeleton className={`${pictureBox} ${panes[width].height}`} />
            <Skeleton className="mt-4 h-8 w-3/4" />
          </li>
        ))}
      </ul>
    </>
  )
}
