import type { BlogSummary } from '@house/contract/entities'
import { urls } from '@house/contract/urls'
import { Arrow } from '../../ui/button.tsx'
import { formatDate } from '../../ui/date-format.ts'
import { textOf } from '../../ui/html.tsx'
import { Link } from '../../ui/link.tsx'
import { Picture } from '../../ui/picture.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'

// One picture height for wide and narrow cards, so that the text of a row is aligned.
const pictureBox = 'block aspect-[3/2] lg:aspect-auto lg:h-[clamp(15rem,21vw,20rem)]'

export type BlogCardProps = BlogSummary & {
  /** It spans two of three columns. */
  isWide?: boolean
  isMain?: boolean
  /** Of its picture, where there are two columns. */
  tabletWidth?: string
}

export function BlogCard(props: BlogCardProps) {
  const { slug, title, description, datetime, image, isWide = false, isMain = false, tabletWidth = '50vw' } = props
  return (
    <article className="group relative">
      <div className={`${pictureBox} overflow-hidden rounded-tile bg-stone`}>
        <Picture
          src={image}
          alt=""
          isMain={isMain}
          sizes={`(min-width: 1024px) ${isWide ? '62vw' : '31vw'}, (min-width: 640px) ${tabletWidth}, 100vw`}
          className="transition-transform duration-500 group-hover:scale-[1.03]"
        />
      </div>
      <p className="mt-4 flex justify-between gap-3 border-t border-hairline pt-3 text-label font-medium tracking-[0.06em] text-ink-soft">
        <time dateTime={datetime}>{formatDate(datetime)}</time>
        <Arrow />
      </p>
      <h3 className={`mt-2 ${isWide ? 'lg:text-h2' : ''}`}>
        <Link
          to={urls.blog(slug)}
          className="decoration-accent decoration-1 underline-offset-4 group-hover:underline after:absolute after:inset-0"
        >
          {title}
        </Link>
      </h3>
      <p className="mt-3 line-clamp-3 max-w-[62ch] text-ink-soft">{textOf(description)}</p>
    </article>
  )
}

export function BlogCardSkeleton() {
  return (
    <>
      <Skeleton className={pictureBox} />
      <Skeleton className="mt-4 h-6 w-24" />
      <Skeleton className="mt-3 h-8 w-4/5" />
      <Skeleton className="mt-3 h-[4.8em] max-w-[62ch]" />
    </>
  )
}
