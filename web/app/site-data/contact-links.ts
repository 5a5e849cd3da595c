import type { Office } from '@house/contract/entities'

type Place = Pick<Office, 'latitude' | 'longitude'>

export const callLink = (phone: string) => `tel:${phone.replace(/[^+\d]/g, '')}`

export const mailLink = (email: string) => `mailto:${email}`

export const mapLink = ({ latitude, longitude }: Place) =>
  `https://www.google.com/maps?q=${latitude},${longitude}&output=embed`

export const directionsLink = ({ latitude, longitude }: Place) =>
  `https://www.google.com/maps/dir/?api=1&destination=${latitude},${longitude}`
