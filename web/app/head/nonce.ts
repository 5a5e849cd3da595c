import { createContext } from 'react'

/** Marks the scripts of one rendering as the page's own, for whoever sends it. In the browser there is none. */
export const Nonce = createContext<string | undefined>(undefined)
