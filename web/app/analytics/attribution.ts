import { campaignOf, type EnquiryContext } from '@house/contract/enquiry/context'

type Landing = Partial<EnquiryContext>

let landing: Landing = {}

/** Records referrer and campaign of the landing page, in memory only. */
export function recordLanding() {
  const { search } = window.location
  landing = { referrer: externalReferrer(), ...campaignOf(search) }
}

/** Attribution of an enquiry submitted now. */
export function attributionContext(): Landing {
  const { pathname, search } = window.location
  return { ...landing, page: pathname + search, language: navigator.language }
}

function externalReferrer() {
  return document.referrer.startsWith(`${window.location.origin}/`) ? '' : document.referrer
}
