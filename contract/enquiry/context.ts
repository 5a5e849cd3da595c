/** Sent in a header, so that the body has exactly the fields of the specification. */
export const enquiryContextHeader = 'enquiry-context'

/** Most important first: the last ones are dropped when the header would be too long. */
const names = [
  'token',
  'honeypot',
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

/** The visitor's page and referrer, the privacy policy shown, the form token, and the value of the honeypot. */
export type EnquiryContext = Record<(typeof names)[number], string>

const maxValueLength = 300
/** Proxies reject longer headers. */
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

/** Ignores unknown names; missing values are empty, long ones are cut. */
export function readEnquiryContext(header = ''): EnquiryContext {
  const params = new URLSearchParams(header)
  const entries = names.map((name) => [name, printable(params.get(name) ?? '').slice(0, maxValueLength)])
  return Object.fromEntries(entries)
}

/** The UTM parameters of a query string. */
export function campaignOf(search: string): Partial<EnquiryContext> {
  const params = new URLSearchParams(search)
  const campaign = names.filter((name) => name.startsWith('utm_'))
  return Object.fromEntries(campaign.flatMap((name) => (params.has(name) ? [[name, params.get(name)]] : [])))
}

function printable(text: string) {
  return text.replace(/[\u0000-\u001f\u007f]/g, ' ').trim()
}
