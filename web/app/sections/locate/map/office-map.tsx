import type { Office } from '@house/contract/entities'
import { isLocated } from '@house/contract/map/located'
import type { Place } from '@house/contract/map/projection'
import { type MouseEvent, useState } from 'react'
import type { Deferrable, Read } from '../../../api/deferred.ts'
import { Deferred } from '../../../components/deferred.tsx'
import { cmsBlock } from '../../../site-data/cms-blocks.ts'
import { mapLink } from '../../../site-data/contact-links.ts'
import { useCompany, useIsCompanyLoaded } from '../../../site-data/site-data.ts'
import { Icon } from '../../../ui/icon.tsx'
import { Loading, Skeleton } from '../../../ui/skeleton.tsx'
import { headOfficeOf } from '../head-office.ts'
import { LazyDrawnMap } from './lazy-drawn-map.tsx'
import { frameName, MapFrame } from './map-frame.tsx'

const defaultHeading = 'Find us on google map'

/** The offices to choose from, and the map of the chosen one; nothing where no office has coordinates. */
export function OfficeMap({ content }: { content: Deferrable<Read<'banner'>> }) {
  const offices = useCompany().offices.filter(isLocated)
  const [chosenId, setChosenId] = useState<number>()
  const chosen = offices.find(({ id }) => id === chosenId) ?? headOfficeOf(offices)
  const isLoaded = useIsCompanyLoaded()
  if (isLoaded && !chosen) return null
  return (
    <section aria-labelledby="map-heading" className="bg-night text-white">
      <div className="grid lg:grid-cols-[5fr_8fr]">
        <div className="px-gutter py-16 lg:py-20 lg:pr-14 lg:pl-[max(var(--spacing-gutter),calc((100vw-1320px)/2))]">
          <h2 id="map-heading">
            <Deferred data={content} fallback={defaultHeading}>
              {({ data }) => cmsBlock(data, 'map')?.title || defaultHeading}
            </Deferred>
          </h2>
          <ul className="mt-8 border-t border-white/15 lg:mt-10">
            {offices.map((office) => (
              <li key={office.id} className="border-b border-white/15">
                <OfficeLink office={office} isChosen={office === chosen} onChoose={() => setChosenId(office.id)} />
              </li>
            ))}
          </ul>
          {!chosen && (
            <>
              <Loading label="Loading offices" />
              <Skeleton className="h-96 opacity-10" />
            </>
          )}
        </div>
        <div className="relative h-[30rem] overflow-hidden bg-stone lg:h-auto lg:min-h-[42rem]">
          {chosen ? (
            <>
              <LazyDrawnMap offices={offices} chosen={chosen} />
              <MapFrame src={mapLink(chosen)} />
            </>
          ) : (
            <Skeleton className="absolute inset-0" />
          )}
        </div>
      </div>
    </section>
  )
}

type OfficeLinkProps = { office: Office & Place; isChosen: boolean; onChoose: () => void }

/** A link that targets the iframe, so that it works without JavaScript; with it, the drawn map is updated too. */
function OfficeLink({ office, isChosen, onChoose }: OfficeLinkProps) {
  function onClick(event: MouseEvent) {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return
    event.preventDefault()
    onChoose()
  }
  return (
    <a
      href={mapLink(office)}
      target={frameName}
      onClick={onClick}
      aria-current={isChosen}
      className="group relative flex items-center justify-between gap-4 py-5 text-night-soft transition-colors hover:text-white aria-[current=true]:text-white"
    >
      <span className="absolute inset-y-0 -left-5 w-0.5 bg-accent opacity-0 group-aria-[current=true]:opacity-100" />
      <span className="font-display text-h3 leading-tight">{office.name}</span>
      <Icon
        name="pin"
        className="size-6 opacity-60 group-aria-[current=true]:text-accent group-aria-[current=true]:opacity-100"
      />
    </a>
  )
}
