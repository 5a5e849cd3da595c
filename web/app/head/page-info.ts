import type { OgImage } from '@house/contract/pages/og-image'
import { createContext } from 'react'
import { createContext as createRouterContext } from 'react-router'

/** What the server needs to know about a rendered page, besides its HTML. */
export type PageInfo = {
  /** Absolute; missing on pages that are not indexed. */
  canonicalUrl?: string
  title?: string
  /** Missing where the page has no Open Graph image of ours. */
  ogImage?: OgImage
}

/** The request's own object. `Head` fills it during server rendering. */
export const pageInfoContext = createRouterContext<PageInfo>()

/** The same object for components; undefined in the browser. */
export const PageInfoContext = createContext<PageInfo | undefined>(undefined)
