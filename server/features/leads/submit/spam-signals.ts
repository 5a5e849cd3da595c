import type { InputOf } from '@house/contract/endpoints'
import { minFormFillMs } from '@house/contract/validation-limits'
import type { FormToken } from '../../../platform/crypto/form-token.ts'

/** Stored with the lead and shown to staff. */
export type SpamSignal = 'honeypot filled' | 'no form token' | 'submitted too fast' | 'form token used again' | 'links'

export type Evidence = {
  input: InputOf<'contactUs'>
  token: FormToken | undefined
  /** How many earlier enquiries came with the same token. */
  tokenUses: number
  /** The value of the honeypot field. */
  honeypot: string
  now: Date
}

/** Without JavaScript, several enquiries from one page carry the same token. */
export const maxTokenUses = 3

const detectors: { signal: SpamSignal; detect: (evidence: Evidence) => boolean }[] = [
  { signal: 'honeypot filled', detect: ({ honeypot }) => honeypot !== '' },
  { signal: 'no form token', detect: ({ token }) => !token },
  {
    signal: 'submitted too fast',
    detect: ({ token, now }) => !!token && isTooFast(now.getTime() - token.issuedAt),
  },
  { signal: 'form token used again', detect: ({ tokenUses }) => tokenUses >= maxTokenUses },
  { signal: 'links', detect: ({ input }) => hasLinks(input) },
]

/** Below zero the clock was set back meanwhile. */
function isTooFast(ageMs: number) {
  return ageMs >= 0 && ageMs < minFormFillMs
}

/** One signal is enough for quarantine, from which staff can release the lead. */
export function spamSignalsOf(evidence: Evidence): SpamSignal[] {
  return detectors.filter(({ detect }) => detect(evidence)).map(({ signal }) => signal)
}

/** A dealer may mention a website in the comment; a link in a name, or two in a comment, is spam. */
function hasLinks({ customer_name, otherdescription, state, city, comment }: Evidence['input']) {
  return countLinks([customer_name, otherdescription, state, city].join(' ')) > 0 || countLinks(comment) > 1
}

const link =
  /(https?:\/\/|www\.|<a\b|\[url)\S*|[a-z\d-]+\.(com|in|net|org|info|ru|xyz|top|io|biz|site|online|shop|me)\b/gi

function countLinks(text: string) {
  return text.match(link)?.length ?? 0
}
