import { createContext } from 'react'

/** CSP nonce of this response; undefined in the browser. */
export const Nonce = createContext<string | undefined>(undefined)
