import { type Client, createClient, type Fetch } from '@house/contract/client'
import { createContext } from 'react-router'

/** How loaders on the server reach the API: in this process, or wherever it is configured to be. */
export const apiContext = createContext<Client>()

export function openApi(callApi: Fetch): Client {
  return createClient(callApi)
}
