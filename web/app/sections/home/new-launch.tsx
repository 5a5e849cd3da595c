import type { Banner } from '@house/contract/entities'
import type { Deferrable, Read } from '../../api/deferred.ts'
import { Deferred } from '../../components/deferred.tsx'
import { EnquireButton } from '../../enquiry/modal/enquire-button.tsx'
import { useInterpolate } from '../../site-data/interpolate.ts'
import { Html } from '../../ui/html.tsx'
import { Picture } from '../../ui/picture.tsx'
import { Loading, Skeleton } from '../../ui/skeleton.tsx'

const columns = 'grid bg-stone lg:grid-cols-[7fr_5fr]'
const picture = 'block h-80 sm:h-110 lg:h-auto lg:min-h-160'
const textColumn = 'px-gutter py-14 sm:py-20 lg:self-center lg:px-[clamp(2.5rem,5.5vw,6rem)]'

/** A full-bleed picture, if there is one, beside a short text about the new product; nothing without a text. */
export function NewLaunch({ page }: { page: Deferrable<Read<'banner'>> }) {
  return (
    <Deferred data={page} fallback={<NewLaunchSkeleton />}>
      {({ data }) => data.description !== '' && <Launch {...data} />}
    </Deferred>
  )
}

function Launch({ title, description, image }: Banner) {
  const fill = useInterpolate()
  return (
    <section className={image ? columns : 'bg-stone'}>
      {image && (
        <div className={picture}>
          <Picture src={image} sizes="(min-width: 1024px) 58vw, 100vw" />
        </div>
      )}
      <div className={image ? textColumn : 'wrap section'}>
        <p className="eyebrow">New launch</p>
        <Html as="h2" html={fill.html(title)} className="max-w-[14ch]" />
        <p className="mt-6 max-w-[52ch] text-ink-soft">{fill.text(description)}</p>
        <p className="mt-9">
          <EnquireButton
            label="Ask about it"
            className="inline-flex min-h-12 items-center rounded-frame border border-ink px-6 text-body font-semibold transition-colors hover:bg-ink hover:text-ground"
          />
        </p>
      </div>
    </section>
  )
}

function NewLaunchSkeleton() {
  return (
    <section className={columns}>
      <Loading label="Loading the new launch" />
      <Skeleton className={picture} />
      <div className={textColumn}>
        <p className="eyebrow">New launch</p>
        <Skeleton className="h-[calc(var(--text-h2)*2.12)] w-full max-w-sm" />
        <Skeleton className="mt-6 h-32 w-full max-w-md" />
        <Skeleton className="mt-9 h-12 w-36" />
      </div>
    </section>
  )
}
