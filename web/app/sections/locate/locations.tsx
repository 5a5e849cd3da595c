import type { Office } from '@house/contract/entities'
import { callLink, directionsLink } from '../../site-data/contact-links.ts'
import { useCompany, useIsCompanyLoaded } from '../../site-data/site-data.ts'
import { Icon } from '../../ui/icon.tsx'
import { Skeleton, Skeletons } from '../../ui/skeleton.tsx'

const spans: Record<number, string> = { 1: 'lg:col-span-6', 2: 'lg:col-span-3', 3: 'lg:col-span-2' }

/** How many offices share a row on wide screens: rows of two, then rows of three, so that each is full. */
export function officesInRowOf(index: number, count: number) {
  if (count === 1) return 1
  const rowsOfTwo = count % 3 === 0 ? 0 : 3 - (count % 3)
  return index < 2 * rowsOfTwo ? 2 : 3
}

export function Locations() {
  const { offices } = useCompany()
  const isLoaded = useIsCompanyLoaded()
  if (isLoaded && offices.length === 0) return null
  return (
    <section className="wrap section">
      <h2>Where to find us</h2>
      <ul className="mt-10 grid border-t border-l border-hairline md:grid-cols-2 lg:mt-14 lg:grid-cols-6">
        {offices.map((office, index) => (
          <li
            key={office.id}
            className={`border-r border-b border-hairline bg-raised ${spans[officesInRowOf(index, offices.length)]} md:max-lg:last:odd:col-span-2`}
          >
            <Location {...office} />
          </li>
        ))}
        {!isLoaded && (
          <Skeletons count={5}>
            {(index) => (
              <li key={index} className={spans[officesInRowOf(index, 5)]}>
                <Skeleton className="h-[20rem]" />
              </li>
            )}
          </Skeletons>
        )}
      </ul>
    </section>
  )
}

function Location(office: Office) {
  const { name, address, phone, hours } = office
  return (
    <article className="flex h-full flex-col p-7 lg:p-10">
      <h3>{name}</h3>
      <address className="mt-4 max-w-[38ch] whitespace-pre-line text-pretty not-italic">{address}</address>
      {hours && (
        <p className="mt-4 flex gap-3 text-ink-soft">
          <Icon name="clock" className="mt-1 size-5 flex-none" />
          <span className="max-w-[32ch] text-balance">{hours}</span>
        </p>
      )}
      <p className="mt-auto flex flex-wrap items-center gap-x-8 gap-y-2 pt-8 font-semibold">
        {phone && (
          <a href={callLink(phone)} className="flex items-center gap-2.5 py-2 hover:text-accent-ink">
            <Icon name="phone" className="size-5 text-accent" />
            <span className="sr-only">Call {name}: </span>
            {phone}
          </a>
        )}
        <a
          href={directionsLink(office)}
          target="_blank"
          rel="noopener noreferrer"
          className="flex items-center gap-2.5 py-2 hover:text-accent-ink"
        >
          <Icon name="pin" className="size-5 text-accent" />
          Directions<span className="sr-only"> to {name} (opens in a new tab)</span>
        </a>
      </p>
    </article>
  )
}
