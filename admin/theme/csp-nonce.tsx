import { __unsafe_useEmotionCache } from '@emotion/react'
import type { ReactNode } from 'react'

/** What the policy of this page lets styles in by. */
export const nonce = document.querySelector<HTMLMetaElement>('meta[property="csp-nonce"]')?.nonce || undefined

/** Gives it to every style that the interface makes; the library has no other way in once it has begun. */
export function StylesWithNonce({ children }: { children: ReactNode }) {
  const cache = __unsafe_useEmotionCache()
  if (cache && nonce) cache.sheet.nonce = nonce
  return children
}
