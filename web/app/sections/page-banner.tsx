import { urls } from '@house/contract/urls'
import type { ReactNode } from 'react'
import { useInterpolate } from '../site-data/interpolate.ts'
import { Html } from '../ui/html.tsx'
import { Link } from '../ui/link.tsx'
import { Picture } from '../ui/picture.tsx'
import { Skeleton } from '../ui/skeleton.tsx'
import { type Lines, TextSkeleton } from '../ui/text-skeleton.tsx'

const lead = 'mt-5 max-w-[48ch] text-lead text-pretty text-on-night'

type Crumb = { label: string; to: string }

export type PageBannerProps = {
  image: string
  /** HTML. */
  title: string
  description?: string
  /** HTML, in place of the description. */
  text?: string
  crumbs?: Crumb[]
  /** The breadcrumb's label, where the title is a sentence. */
  current?: string
  children?: ReactNode
}

/** The head of every screen but home: the title, over a wide picture if there is one. Placeholders in its texts are filled. */
export function PageBanner({
  image,
  title,
  description,
  text,
  crumbs = [],
  current = title,
  children,
}: PageBannerProps) {
  const filled = useInterpolate()
  const height = image ? 'min-h-[26rem] lg:min-h-[34rem]' : ''
  return (
    <section className={`relative isolate flex items-end bg-night text-white ${height}`}>
      {image && (
        <div className="absolute inset-0 -z-10">
          <Picture src={image} sizes="100vw" alt="" isMain />
          <div className="absolute inset-0 bg-linear-to-r from-scrim/95 via-scrim/80 via-45% to-scrim/15 to-90% max-lg:bg-linear-to-t max-lg:via-60% max-lg:to-scrim/50 max-lg:to-100%" />
        </div>
      )}
      <div className="wrap pt-44 pb-12 lg:pb-16">
        <Breadcrumb crumbs={crumbs} current={current} />
        <Html as="h1" html={filled.html(title)} className="max-w-[18ch]" />
        {description && <p className={lead}>{filled.text(description)}</p>}
        {text && <Html html={filled.html(text)} className={lead} />}
        {children}
      </div>
    </section>
  )
}

export type PageBannerSkeletonProps = { titleLines?: Lines; lines?: Lines; children?: ReactNode }

export function PageBannerSkeleton({ titleLines = 1, lines = 1, children }: PageBannerSkeletonProps) {
  return (
    <section className="relative flex min-h-[26rem] items-end bg-night lg:min-h-[34rem]">
      <div className="wrap pt-44 pb-12 lg:pb-16">
        <div className="opacity-20">
          <Skeleton className="h-[1.875rem] w-48" />
          <TextSkeleton lines={titleLines} className="mt-5 max-w-[18ch] font-display text-h1 leading-[1.06]" />
          <TextSkeleton lines={lines} className="mt-5 max-w-[60ch] text-lead" />
        </div>
        {children}
      </div>
    </section>
  )
}

function Breadcrumb({ crumbs, current }: { crumbs: Crumb[]; current: string }) {
  return (
    <nav aria-label="Breadcrumb" className="mb-5 text-small text-on-night">
      <ol className="flex flex-wrap items-center gap-2">
        {[{ label: 'Home', to: urls.home }, ...crumbs].map(({ label, to }) => (
          <li key={to} className="flex items-center gap-2">
            <Link to={to} className="py-1 underline-offset-4 hover:underline">
              <Html as="span" html={label} />
            </Link>
            <span aria-hidden className="h-3 w-px bg-white/50" />
          </li>
        ))}
        <li aria-current="page">
          <Html as="span" html={current} />
        </li>
      </ol>
    </nav>
  )
}
