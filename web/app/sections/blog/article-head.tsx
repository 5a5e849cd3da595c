import { urls } from '@house/contract/urls'
import { Link } from '../../ui/link.tsx'
import { Picture } from '../../ui/picture.tsx'
import { Loading, Skeleton } from '../../ui/skeleton.tsx'

// Leaves room for the header, which would otherwise cover the top of the picture.
const head = 'grid bg-stone pt-18 lg:grid-cols-2'
const textBox =
  'flex flex-col justify-end px-gutter py-10 lg:min-h-[34rem] lg:py-16 lg:pr-16 lg:pl-[max(var(--spacing-gutter),calc((100vw-1320px)/2))]'
const pictureBox = 'relative min-h-72 sm:min-h-96 lg:order-last'

export function ArticleHead({ title, category, image }: { title: string; category: string; image: string }) {
  return (
    <header className={head}>
      <div className={pictureBox}>
        <Picture src={image} isMain sizes="(min-width: 1024px) 50vw, 100vw" className="absolute! inset-0" />
      </div>
      <div className={textBox}>
        <nav aria-label="Breadcrumb" className="mb-auto pb-8 text-small text-ink-soft">
          <ol className="flex items-center gap-2">
            <li className="flex items-center gap-2">
              <Link to={urls.home} className="py-1 hover:underline">
                Home
              </Link>
              <span aria-hidden className="h-3 w-px bg-ink-soft/50" />
            </li>
            <li>
              <Link to={urls.blogs} className="py-1 hover:underline">
                Blogs
              </Link>
            </li>
          </ol>
        </nav>
        {category && <p className="eyebrow">{category}</p>}
        <h1 className="max-w-[20ch] text-[clamp(2.125rem,1.3rem+3vw,3.75rem)] uppercase">{title}</h1>
      </div>
    </header>
  )
}

export function ArticleSkeleton() {
  return (
    <>
      <Loading label="Loading the article" />
      <div className={head}>
        <div className={pictureBox}>
          <Skeleton className="absolute inset-0" />
        </div>
        <div className={textBox}>
          <Skeleton className="mb-auto h-5 w-28" />
          <Skeleton className="mt-8 h-5 w-32" />
          <Skeleton className="mt-5 h-32 w-full max-w-md" />
        </div>
      </div>
      <div className="wrap section grid gap-12 lg:grid-cols-[1fr_2fr] lg:gap-20">
        <Skeleton className="h-24 max-w-xs" />
        <div>
          <Skeleton className="h-32 max-w-[68ch]" />
          <Skeleton className="mt-8 h-64 max-w-[68ch]" />
          <Skeleton className="mt-8 h-64 max-w-[68ch]" />
        </div>
      </div>
    </>
  )
}
