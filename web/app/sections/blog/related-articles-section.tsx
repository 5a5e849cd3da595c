import type { BlogSummary } from '@house/contract/entities'
import { Skeletons } from '../../ui/skeleton.tsx'
import { BlogCard, BlogCardSkeleton } from './blog-card.tsx'
import { relatedArticleCount } from './related-articles.ts'

const grid = 'grid gap-x-6 gap-y-14 sm:grid-cols-2 lg:grid-cols-3 lg:gap-x-8'
// Three cards in two columns would leave a gap: the third is hidden until there are three columns.
const cell = 'sm:max-lg:nth-3:hidden'

export function RelatedArticles({ articles }: { articles: BlogSummary[] }) {
  if (articles.length === 0) return null
  return (
    <FurtherSection>
      {articles.map((blog) => (
        <li key={blog.slug} className={cell}>
          <BlogCard {...blog} />
        </li>
      ))}
    </FurtherSection>
  )
}

export function RelatedArticlesSkeleton() {
  return (
    <FurtherSection>
      <Skeletons count={relatedArticleCount}>
        {(index) => (
          <li key={index} className={cell}>
            <BlogCardSkeleton />
          </li>
        )}
      </Skeletons>
    </FurtherSection>
  )
}

function FurtherSection({ children }: { children: React.ReactNode }) {
  return (
    <section className="bg-stone">
      <div className="wrap section">
        <h2 className="mb-10 lg:mb-14">Read on</h2>
        <ul className={grid}>{children}</ul>
      </div>
    </section>
  )
}
