import type { BlogSummary } from '@house/contract/entities'
import { Skeletons } from '../../ui/skeleton.tsx'
import { BlogCard, BlogCardSkeleton } from './blog-card.tsx'

const atMost = 3
const grid = 'grid gap-x-6 gap-y-14 sm:grid-cols-2 lg:grid-cols-3 lg:gap-x-8'
// Three cards in two columns would leave a hole; the third waits for room.
const cell = 'sm:max-lg:nth-3:hidden'

/** The newest articles besides the one just read. */
export function FurtherArticles({ articles, read }: { articles: BlogSummary[]; read: string }) {
  const others = articles.filter(({ slug }) => slug.toLowerCase() !== read.toLowerCase()).slice(0, atMost)
  if (others.length === 0) return null
  return (
    <FurtherSection>
      {others.map((blog) => (
        <li key={blog.slug} className={cell}>
          <BlogCard {...blog} />
        </li>
      ))}
    </FurtherSection>
  )
}

export function FurtherArticlesSkeleton() {
  return (
    <FurtherSection>
      <Skeletons count={atMost}>
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
