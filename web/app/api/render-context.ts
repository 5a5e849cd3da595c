import { createContext } from 'react-router'

/** What the server passes to the rendering of one request. */
export type RenderContext = {
  /** Origin of canonical URLs; '' for the origin of the request. */
  publicUrl: string
  /** Receives errors for the server's log. */
  report: (error: unknown) => void
  /** When the preview of a draft expires; undefined on published pages. */
  preview?: string | undefined
  /** Whether this is the page that visitors see before the site is open. */
  isComingSoon?: boolean
  /** CSP nonce of this response's inline scripts. */
  nonce: string
}

export const renderContext = createContext<RenderContext>()
