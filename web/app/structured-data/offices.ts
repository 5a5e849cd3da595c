import type { Office } from '@house/contract/entities'
import { isLocated } from '@house/contract/map/located'
import type { DayOfWeek, LocalBusiness, OpeningHoursSpecification, PostalAddress } from 'schema-dts'
import { absolute, organizationRef, type SchemaBuilder, type SchemaContext } from './schema-context.ts'

/** Every office, showroom and workshop as a LocalBusiness. */
export function officesSchema(image: string): SchemaBuilder {
  return (context) => context.company.offices.map((office) => toBusiness(office, image, context))
}

function toBusiness(office: Office, image: string, context: SchemaContext): LocalBusiness {
  const { company, origin, url } = context
  const hours = toOpeningHours(office.hours)
  return {
    '@type': 'LocalBusiness',
    '@id': `${url}#office-${office.id}`,
    name: [company.company_name, office.name].filter(Boolean).join(', '),
    address: toPostalAddress(office),
    ...(isLocated(office) && {
      geo: { '@type': 'GeoCoordinates', latitude: office.latitude, longitude: office.longitude },
    }),
    url,
    parentOrganization: organizationRef(context),
    ...(office.phone && { telephone: office.phone }),
    ...(image && { image: absolute(origin, image) }),
    ...(hours && { openingHoursSpecification: hours }),
  }
}

/** Addresses end in city, state and a six-digit postal code; others stay whole. */
function toPostalAddress({ city, ...office }: Office): PostalAddress {
  const address = office.address.replaceAll(/,?\s*\n/g, ', ')
  const [, rest, region, code] = /^(.*?),\s*([A-Za-z ]+?)\s+(\d{3} ?\d{3})$/.exec(address) ?? []
  return {
    '@type': 'PostalAddress',
    streetAddress: (rest ?? address).replace(new RegExp(`,\\s*${escaped(city)}$`), ''),
    ...(city && { addressLocality: city }),
    ...(region && { addressRegion: region }),
    ...(code && { postalCode: code.replace(' ', '') }),
    addressCountry: 'IN',
  }
}

const days = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday']

/** Only hours in a known format; others are omitted. */
function toOpeningHours(hours: string): OpeningHoursSpecification | undefined {
  const [, when = '', opens = '', closes = ''] = /^(.+), (\d[\d:]* [ap]m) to (\d[\d:]* [ap]m)$/.exec(hours) ?? []
  const open = openDays(when)
  if (open.length === 0) return undefined
  return {
    '@type': 'OpeningHoursSpecification',
    dayOfWeek: open.map((day) => `https://schema.org/${day}` as DayOfWeek),
    opens: toClock(opens),
    closes: toClock(closes),
  }
}

function openDays(when: string): string[] {
  const [, first = '', last = ''] = /^(\w+day) to (\w+day)$/.exec(when) ?? []
  if (days.includes(first)) return days.slice(days.indexOf(first), days.indexOf(last) + 1)
  const [every, closed] = /^Every day(?: except (\w+day))?$/.exec(when) ?? []
  return every ? days.filter((day) => day !== closed) : []
}

function toClock(time: string) {
  const [, hour = '', minute = '00', half] = /^(\d+)(?::(\d+))? ([ap]m)$/.exec(time) ?? []
  return `${String((Number(hour) % 12) + (half === 'pm' ? 12 : 0)).padStart(2, '0')}:${minute}`
}

function escaped(text: string) {
  return text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
}
