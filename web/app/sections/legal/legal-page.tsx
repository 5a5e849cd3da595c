import type { Banner, Meta } from '@house/contract/entities'
import { Breadcrumb } from '../../components/breadcrumb.tsx'
import { Head } from '../../head/head.tsx'
import { useCmsBlock } from '../../site-data/cms-blocks.ts'
import { mailLink } from '../../site-data/contact-links.ts'
import { useInterpolate } from '../../site-data/interpolate.ts'
import { useCompany } from '../../site-data/site-data.ts'
import { Html } from '../../ui/html.tsx'
import { Icon } from '../../ui/icon.tsx'
import { Loading, Skeleton } from '../../ui/skeleton.tsx'
import { TextSkeleton } from '../../ui/text-skeleton.tsx'
import { type LegalHeading, withHeadings } from './legal-headings.ts'

const head = 'wrap pt-28 pb-12 md:pt-44 md:pb-16'
const columns = 'wrap section grid gap-10 lg:grid-cols-[17rem_1fr] lg:gap-24'

export type LegalPageProps = { data: Banner; canonical: string } & Meta

/** The text, with a table of contents beside it. */
export function LegalPage({ data: content, canonical, ...meta }: LegalPageProps) {
  const filled = useInterpolate()
  const { text } = useCmsBlock(content, 'legal')
  const { html, headings } = withHeadings(text)
  return (
    <>
      <Head meta={meta} canonical={canonical} name={content.title} image={content.image} />
      <header className="border-b border-hairline bg-stone">
        <div className={head}>
          <Breadcrumb breadcrumbs={[]} current={content.title} />
          <Html as="h1" html={content.title} className="mt-5" />
          <p className="lead mt-5">{filled.text(content.description)}</p>
        </div>
      </header>
      <div className={columns}>
        <aside className="self-start lg:sticky lg:top-24 lg:max-h-[calc(100vh-7rem)] lg:overflow-y-auto lg:pr-2">
          <Contents headings={headings} />
          <Contact />
        </aside>
        <Html as="article" html={html} className="prose max-sm:[&_table]:text-small" />
      </div>
    </>
  )
}

/** Open beside the text, collapsed on narrow screens. */
function Contents({ headings }: { headings: LegalHeading[] }) {
  if (headings.length === 0) return null
  return (
    <nav aria-label="Contents">
      <p className="mb-3 text-body font-semibold max-lg:hidden">Contents</p>
      <ContentsList headings={headings} className="max-lg:hidden" />
      <details className="group border border-hairline bg-raised lg:hidden">
        <summary className="flex min-h-12 items-center justify-between gap-4 px-5 font-semibold">
          Contents
          <Icon name="chevron" className="size-5 transition-transform group-open:rotate-180" />
        </summary>
        <ContentsList headings={headings} className="px-5 pb-4" />
      </details>
    </nav>
  )
}

function ContentsList({ headings, className }: { headings: LegalHeading[]; className: string }) {
  return (
    <ol className={`text-body leading-snug ${className}`}>
      {headings.map(({ id, label, level }) => (
        <li key={id} className={`border-t border-hairline ${level === 3 ? 'pl-4' : ''}`}>
          <a href={`#${id}`} className="block py-2.5 text-ink-soft transition-colors hover:text-accent-ink">
            {label}
          </a>
        </li>
      ))}
    </ol>
  )
}

function Contact() {
  const { email } = useCompany()
  if (email === '') return null
  return (
    <p className="border-t border-hairline pt-5 text-body text-ink-soft max-lg:hidden">
      Questions about this page?
      <a href={mailLink(email)} className="mt-1 block py-1 font-semibold text-ink hover:text-accent-ink">
        {email}
      </a>
    </p>
  )
}

export function LegalPageSkeleton() {
  return (
    <>
      <Loading />
      <header className="border-b border-hairline bg-stone">
        <div className={head}>
          <Skeleton className="h-7 w-48" />
          <Skeleton className="mt-5 h-[calc(var(--text-h1)*1.06)] w-full max-w-xl" />
          <TextSkeleton lines={[3, 2, 2]} className="mt-5 max-w-[56ch] text-lead" />
        </div>
      </header>
      <div className={columns}>
        <Skeleton className="h-12 lg:h-[34rem]" />
        <TextSkeleton lines={40} className="max-w-[68ch]" />
      </div>
    </>
  )
}
