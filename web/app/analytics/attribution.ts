import { campaignOf, type EnquiryContext } from '@house/contract/enquiry-context'

type Landing = Partial<EnquiryContext>

let landing: Landing = {}

/** Where this visit began. Kept in memory only: nothing is stored on the visitor's device. */
export function recordLanding() {
  const { search } = window.location
  landing = { referrer: referrerFromElsewhere(), ...campaignOf(search) }
}

/** What is kept with an enquiry that is sent now. */
export function attributionContext(): Landing {
  const { pathname, search } = window.location
  return { ...landing, page: pathname + search, language: navigator.language }
}

function referrerFromElsewhere() {
  return document.referrer.startsWith(`${window.location.origin}/`) ? '' : document.referrer
}
