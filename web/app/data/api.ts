import { type Client, createClient } from '@house/contract/client'
import { createContext } from 'react-router'

export type SiteApi = {
  client: Client
  /** The site's own address for canonical links; '' to take the one that was asked. */
  publicUrl: string
  report: (error: unknown) => void
  /** Until when this page, which shows a draft, can be seen. */
  preview?: string | undefined
  /** Marks the scripts of this rendering as the page's own. */
  nonce: string
}

/** How loaders on the server reach the API: in this process, or wherever it is configured to be. */
export const apiContext = createContext<SiteApi>()

let inBrowser: Client | undefined

/** How clientLoaders and screens reach it: at this very site, which passes calls on where they have to go. */
export function browserApi(): Client {
  inBrowser ??= createClient((path, init) => fetch(path, init))
  return inBrowser
}
