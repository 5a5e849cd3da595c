import type { PageBlock } from '@house/contract/entities'
import { hasContent } from '@house/contract/pages/page-block'
import type { Deferrable, Read } from '../../api/deferred.ts'
import { Deferred } from '../../components/deferred.tsx'
import { cmsBlock } from '../../site-data/cms-blocks.ts'
import { useInterpolate } from '../../site-data/interpolate.ts'
import { Html } from '../../ui/html.tsx'
import { Icon, isIcon } from '../../ui/icon.tsx'
import { Picture } from '../../ui/picture.tsx'
import { Loading, Skeleton, Skeletons } from '../../ui/skeleton.tsx'

const picture = 'block h-72 sm:h-110 lg:h-[clamp(30rem,44vw,44rem)]'
/** Extends to the left edge of the viewport. */
const panel =
  'relative bg-ground pt-12 before:absolute before:inset-y-0 before:right-full before:w-screen before:bg-ground lg:w-7/12 lg:pt-16 lg:pr-16'
const overlap = 'lg:-mt-52'
const list = 'mt-12 grid border-t border-hairline md:grid-cols-3 lg:mt-16'
const entry =
  'flex gap-5 border-hairline py-7 md:flex-col xl:flex-row not-first:border-t md:px-8 md:py-9 md:not-first:border-t-0 md:not-first:border-l md:first:pl-0'
const eyebrow = 'What we stand for'
const promises = 3

/** A wide picture with a card of promises over its corner. */
export function Trust({ page }: { page: Deferrable<Read<'banner'>> }) {
  return (
    <Deferred data={page} fallback={<TrustSkeleton />}>
      {({ data }) => {
        const block = cmsBlock(data, 'trust')
        return block && hasContent(block) ? <TrustBanner {...block} /> : null
      }}
    </Deferred>
  )
}

function TrustBanner({ title, text, image, items }: PageBlock) {
  const fill = useInterpolate()
  return (
    <section className="overflow-x-clip">
      {image && (
        <div className={picture}>
          <Picture src={image} sizes="100vw" />
        </div>
      )}
      <div className="wrap pb-section">
        <div className={`${panel} ${image ? overlap : ''}`}>
          <p className="eyebrow">{eyebrow}</p>
          <h2 className="max-w-[26ch]">{fill.text(title)}</h2>
          <Html html={fill.html(text)} className="lead mt-6" />
        </div>
        <ul className={list}>
          {items.map((item) => (
            <li key={item.title} className={entry}>
              {isIcon(item.icon) && <Icon name={item.icon} className="size-9 flex-none text-accent" strokeWidth="1" />}
              <div>
                <h3>{item.title}</h3>
                <p className="mt-2 text-ink-soft">{fill.text(item.text)}</p>
              </div>
            </li>
          ))}
        </ul>
      </div>
    </section>
  )
}

function TrustSkeleton() {
  return (
    <section className="overflow-x-clip">
      <Loading />
      <Skeleton className={picture} />
      <div className="wrap pb-section">
        <div className={`${panel} ${overlap}`}>
          <p className="eyebrow">{eyebrow}</p>
          <Skeleton className="h-[calc(var(--text-h2)*2.12)] w-full max-w-lg" />
          <Skeleton className="mt-6 h-32 w-full max-w-xl sm:h-24" />
        </div>
        <div className={list}>
          <Skeletons count={promises}>
            {(index) => (
              <div key={index} className={entry}>
                <Skeleton className="size-9 flex-none" />
                <Skeleton className="h-20 w-full md:h-28" />
              </div>
            )}
          </Skeletons>
        </div>
      </div>
    </section>
  )
}
