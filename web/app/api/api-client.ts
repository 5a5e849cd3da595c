import { type Client, createClient } from '@house/contract/client'
import { createContext } from 'react-router'

/** How loaders on the server reach the API: in this process or over HTTP, as configured. */
export const apiContext = createContext<Client>()

let cached: Client | undefined

/** How client loaders and components reach the API: at this site's own origin. */
export function browserApi(): Client {
  cached ??= createClient((path, init) => fetch(path, init))
  return cached
}
