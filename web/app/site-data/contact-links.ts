import type { Office } from '@house/contract/entities'
import { isLocated } from '@house/contract/map/located'
import type { Place } from '@house/contract/map/projection'

export const callLink = (phone: string) => `tel:${phone.replace(/[^+\d]/g, '')}`

export const mailLink = (email: string) => `mailto:${email}`

export const mapLink = ({ latitude, longitude }: Place) =>
  `https://www.google.com/maps?q=${latitude},${longitude}&output=embed`

/** To its coordinates, or to whatever is found at its address. */
export function directionsLink(office: Pick<Office, 'address' | keyof Place>) {
  const target = isLocated(office) ? `${office.latitude},${office.longitude}` : encodeURIComponent(office.address)
  return `https://www.google.com/maps/dir/?api=1&destination=${target}`
}
