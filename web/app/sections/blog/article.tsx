import type { Blog } from '@house/contract/entities'
import { urls } from '@house/contract/urls'
import { EnquireButton } from '../../enquiry/modal/enquire-button.tsx'
import { useInterpolate } from '../../site-data/interpolate.ts'
import { formatDate } from '../../ui/date-format.ts'
import { Html } from '../../ui/html.tsx'
import { Icon } from '../../ui/icon.tsx'
import { Link } from '../../ui/link.tsx'
import { ArticleHead } from './article-head.tsx'

/** The title beside its picture; below, the text with its metadata at the side. */
export function Article({ title, description, category, datetime, image2 }: Blog) {
  const filled = useInterpolate()
  return (
    <article>
      <ArticleHead title={title} category={category} image={image2} />
      <div className="wrap section grid gap-12 lg:grid-cols-[1fr_2fr] lg:gap-20">
        <aside className="flex flex-wrap items-center justify-between gap-x-8 border-b border-hairline pb-5 lg:sticky lg:top-32 lg:block lg:self-start lg:border-0">
          <dl className="flex gap-x-8 text-body lg:grid lg:max-w-xs lg:grid-cols-[auto_1fr]">
            <Fact label="Published">
              <time dateTime={datetime}>{formatDate(datetime)}</time>
            </Fact>
            {category && (
              <Fact label="Category" className="max-lg:hidden">
                {category}
              </Fact>
            )}
          </dl>
          <Link
            to={urls.blogs}
            className="inline-flex items-center gap-2.5 py-2 font-semibold underline-offset-4 hover:underline lg:mt-5"
          >
            <Icon name="left" className="size-4 text-accent" /> All blogs
          </Link>
        </aside>
        <div>
          <Html
            html={filled.html(description)}
            className="prose [&>p:first-child]:text-[1.2em] [&>p:first-child]:leading-normal [&>p:first-child]:text-ink"
          />
          <p className="mt-14 flex max-w-[68ch] flex-wrap items-center justify-between gap-5 border-y border-hairline py-6">
            <span className="font-display text-h3">A question about your own openings?</span>
            <EnquireButton className="inline-flex min-h-12 items-center rounded-frame bg-action px-6 font-semibold text-on-action transition-colors hover:bg-action-deep" />
          </p>
        </div>
      </div>
    </article>
  )
}

function Fact({ label, className = '', children }: { label: string; className?: string; children: React.ReactNode }) {
  return (
    <div
      className={`border-hairline lg:col-span-2 lg:grid lg:grid-cols-subgrid lg:border-t lg:py-3 lg:last:border-b ${className}`}
    >
      <dt className="text-ink-soft max-lg:sr-only">{label}</dt>
      <dd>{children}</dd>
    </div>
  )
}
