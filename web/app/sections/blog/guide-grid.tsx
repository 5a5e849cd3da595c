import type { BlogSummary } from '@house/contract/entities'
import { BlogCard } from './blog-card.tsx'

/** All guides. The first card is wide where the last row would have a gap. */
export function GuideGrid({ guides }: { guides: BlogSummary[] }) {
  const isWide = guides.length % 3 === 2
  const spans = `${guides.length % 2 === 1 ? 'sm:max-lg:col-span-2' : ''} ${isWide ? 'lg:col-span-2' : ''}`
  return (
    <section aria-label="Guides" className="wrap pb-section">
      <ul className="grid gap-x-6 gap-y-14 sm:grid-cols-2 lg:grid-cols-3 lg:gap-x-8 lg:gap-y-20">
        {guides.map((guide, index) => (
          <li key={guide.slug} className={index === 0 ? spans : ''}>
            {index === 0 ? <BlogCard {...guide} isMain isWide={isWide} tabletWidth="100vw" /> : <BlogCard {...guide} />}
          </li>
        ))}
      </ul>
    </section>
  )
}
