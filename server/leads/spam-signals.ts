import type { InputOf } from '@house/contract/endpoints'
import { minFormFillMs } from '@house/contract/validation-limits'
import type { FormToken } from './form-token.ts'

export type Suspicion = 'filled the trap' | 'no form token' | 'too quick' | 'form token used again' | 'links'

export type Evidence = {
  lead: InputOf<'contactUs'>
  token: FormToken | undefined
  /** How many enquiries came with the same token before. */
  uses: number
  /** What stood in the box that people do not see. */
  trap: string
  now: Date
}

/** Someone who sends several enquiries from one page without JavaScript has one token for all of them. */
export const maxTokenUses = 3

type Sign = { suspicion: Suspicion; isSeen: (evidence: Evidence) => boolean }

const signs: Sign[] = [
  { suspicion: 'filled the trap', isSeen: ({ trap }) => trap !== '' },
  { suspicion: 'no form token', isSeen: ({ token }) => !token },
  { suspicion: 'too quick', isSeen: ({ token, now }) => !!token && now.getTime() - token.issuedAt < minFormFillMs },
  { suspicion: 'form token used again', isSeen: ({ uses }) => uses >= maxTokenUses },
  { suspicion: 'links', isSeen: ({ lead }) => hasLinks(lead) },
]

/** What makes an enquiry look like spam; one sign is enough for quarantine, where staff can still find it. */
export function suspicionsOf(evidence: Evidence): Suspicion[] {
  return signs.filter(({ isSeen }) => isSeen(evidence)).map(({ suspicion }) => suspicion)
}

/** A dealer may name the address of a shop in the comment; nobody has one for a name, or two for a comment. */
function hasLinks({ customer_name, otherdescription, state, city, comment }: Evidence['lead']) {
  return linksIn([customer_name, otherdescription, state, city].join(' ')) > 0 || linksIn(comment) > 1
}

const link =
  /(https?:\/\/|www\.|<a\b|\[url)\S*|[a-z\d-]+\.(com|in|net|org|info|ru|xyz|top|io|biz|site|online|shop|me)\b/gi

function linksIn(text: string) {
  return text.match(link)?.length ?? 0
}
