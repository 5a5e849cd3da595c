import { lazy } from 'react'

/** For pages that are rarely missing: its code is loaded only when needed. */
export const NotFound = lazy(() => import('./not-found.tsx').then((part) => ({ default: part.NotFound })))
