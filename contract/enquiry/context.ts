/** Travels beside an enquiry in a header of its own, so that the body holds the contract's fields and no others. */
export const enquiryContextHeader = 'enquiry-context'

/** In the order of their worth: where there is no room for all, the last are left out. */
const names = [
  'token',
  'trap',
  'consent',
  'language',
  'page',
  'referrer',
  'utm_source',
  'utm_campaign',
  'utm_medium',
  'utm_term',
  'utm_content',
] as const

/**
 * Where a visitor was and came from, which privacy policy was shown, the token the form was given, and what stands in
 * the box that people do not see.
 */
export type EnquiryContext = Record<(typeof names)[number], string>

const maxValueLength = 300
/** Proxies refuse longer ones. */
const maxHeaderLength = 3000

export function writeEnquiryContext(context: Partial<EnquiryContext>): string {
  const header = new URLSearchParams()
  for (const name of names) {
    const value = context[name]?.slice(0, maxValueLength)
    if (value) header.set(name, value)
    if (header.toString().length > maxHeaderLength) header.delete(name)
  }
  return header.toString()
}

/** Whatever was sent: an unknown name is passed over, a missing one empty, a long one cut. */
export function readEnquiryContext(header = ''): EnquiryContext {
  const given = new URLSearchParams(header)
  const entries = names.map((name) => [name, printable(given.get(name) ?? '').slice(0, maxValueLength)])
  return Object.fromEntries(entries)
}

/** The campaign parameters of an address. */
export function campaignOf(search: string): Partial<EnquiryContext> {
  const given = new URLSearchParams(search)
  const campaign = names.filter((name) => name.startsWith('utm_'))
  return Object.fromEntries(campaign.flatMap((name) => (given.has(name) ? [[name, given.get(name)]] : [])))
}

function printable(text: string) {
  return text.replace(/[\u0000-\u001f\u007f]/g, ' ').trim()
}
