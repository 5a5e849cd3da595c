import type { Project } from '@house/contract/entities'
import { urls } from '@house/contract/urls'
import { EnquireButton } from '../../enquiry/modal/enquire-button.tsx'
import { useInterpolate } from '../../site-data/interpolate.ts'
import { Html } from '../../ui/html.tsx'
import { Icon } from '../../ui/icon.tsx'
import { Link } from '../../ui/link.tsx'
import { Picture } from '../../ui/picture.tsx'
import { Spinner } from '../../ui/spinner.tsx'

const top = 'pt-18'

/** A full-bleed picture, and below it the title beside the story. */
export function ProjectStory({ title, description, image2 }: Project) {
  const filled = useInterpolate()
  return (
    <article className={top}>
      <div className="wrap max-sm:px-0 sm:pt-6 lg:pt-8">
        <div className="aspect-[4/3] w-full bg-stone sm:aspect-[16/9] lg:max-h-[60vh] lg:min-h-96">
          <Picture src={image2} isMain sizes="(min-width: 1448px) 1320px, 100vw" />
        </div>
      </div>
      <div className="wrap grid gap-10 pt-10 pb-section lg:grid-cols-2 lg:gap-20 lg:pt-16">
        <div className="lg:sticky lg:top-32 lg:self-start">
          <nav aria-label="Breadcrumb" className="mb-5 flex items-center gap-2 text-small text-ink-soft">
            <Link to={urls.home} className="py-1 hover:underline">
              Home
            </Link>
            <span aria-hidden className="h-3 w-px bg-ink-soft/50" />
            <Link to={urls.projects} className="py-1 hover:underline">
              Recent Projects
            </Link>
          </nav>
          <h1 className="lg:max-w-[14ch]">{title}</h1>
        </div>
        <div>
          <Html
            html={filled.html(description)}
            className="prose [&>p:first-child]:text-[1.2em] [&>p:first-child]:leading-normal [&>p:first-child]:text-ink"
          />
          <p className="mt-10 flex flex-wrap items-center gap-x-8 gap-y-4">
            <EnquireButton
              label="Enquire"
              className="inline-flex min-h-12 items-center rounded-frame bg-action px-6 font-semibold text-on-action transition-colors hover:bg-action-deep"
            />
            <Link
              to={urls.projects}
              className="inline-flex items-center gap-2.5 py-2 font-semibold underline-offset-4 hover:underline"
            >
              <Icon name="left" className="size-4 text-accent" /> All recent projects
            </Link>
          </p>
        </div>
      </div>
    </article>
  )
}

export function ProjectSpinner() {
  return (
    <div className={`${top} grid min-h-screen place-items-center`}>
      <Spinner label="Loading the project" />
    </div>
  )
}
