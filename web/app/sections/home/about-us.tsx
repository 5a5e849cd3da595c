import type { PageBlock } from '@house/contract/entities'
import { urls } from '@house/contract/urls'
import type { Deferrable, Read } from '../../api/deferred.ts'
import { Deferred } from '../../components/deferred.tsx'
import { cmsBlock } from '../../site-data/cms-blocks.ts'
import { escapeHtml, useInterpolate } from '../../site-data/interpolate.ts'
import { useCompany } from '../../site-data/site-data.ts'
import { Arrow, ButtonLink } from '../../ui/button.tsx'
import { Html } from '../../ui/html.tsx'
import { Picture } from '../../ui/picture.tsx'
import { Loading, Skeleton } from '../../ui/skeleton.tsx'

const columns = 'wrap section grid items-center gap-12 lg:grid-cols-[5fr_6fr] lg:gap-[clamp(3rem,7vw,7rem)]'
const arch =
  'block aspect-[4/5] max-h-160 w-full overflow-hidden rounded-t-[50%_34%] max-lg:aspect-square max-lg:max-w-xl'

export function AboutUs({ page }: { page: Deferrable<Read<'banner'>> }) {
  return (
    <section className="bg-stone">
      <Deferred data={page} fallback={<AboutUsSkeleton />}>
        {({ data }) => <About {...cmsBlock(data, 'about')} />}
      </Deferred>
    </section>
  )
}

function About({ title = '', text = '', image = '' }: Partial<PageBlock>) {
  const fill = useInterpolate()
  const { tagline } = useCompany()
  return (
    <div className={image ? columns : 'wrap section'}>
      {image && (
        <div className={arch}>
          <Picture src={image} sizes="(min-width: 1024px) 75vw, 100vw" />
        </div>
      )}
      <div>
        {title && <p className="eyebrow">About us</p>}
        <h2 className="max-w-[16ch]">{fill.text(title) || 'About us'}</h2>
        <Html html={text ? fill.html(text) : escapeHtml(tagline)} className="lead mt-7 grid gap-5" />
        <ButtonLink to={urls.about} className="group mt-9">
          Read More<span className="sr-only"> about us</span> <Arrow />
        </ButtonLink>
      </div>
    </div>
  )
}

function AboutUsSkeleton() {
  return (
    <div className={columns}>
      <Loading />
      <Skeleton className={arch} />
      <div>
        <p className="eyebrow">About us</p>
        <Skeleton className="h-[calc(var(--text-h2)*2.12)] w-full max-w-sm" />
        <Skeleton className="mt-7 h-72 w-full max-w-xl sm:h-56" />
        <Skeleton className="mt-9 h-12 w-36" />
      </div>
    </div>
  )
}
