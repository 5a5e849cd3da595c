/** Travels beside an enquiry in a header of its own, so that the body holds the contract's fields and no others. */
export const enquiryContextHeader = 'enquiry-context'

/** A box that people do not see. What fills it in is a program. */
export const trapField = 'company_url'

const names = [
  'page',
  'referrer',
  'utm_source',
  'utm_medium',
  'utm_campaign',
  'utm_term',
  'utm_content',
  'language',
  'consent',
  'token',
] as const

/** Where a visitor was and came from, which privacy policy was shown, and when the form was given out. */
export type EnquiryContext = Record<(typeof names)[number], string>

const maxValueLength = 300

export function writeEnquiryContext(context: Partial<EnquiryContext>): string {
  const given = Object.entries(context).filter(([, value]) => value)
  return new URLSearchParams(given.map(([name, value]) => [name, value.slice(0, maxValueLength)])).toString()
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
