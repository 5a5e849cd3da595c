import { lazy } from 'react'

/** Its code is loaded only when needed: few visitors ever see it. */
export const NotFound = lazy(() => import('./not-found.tsx').then((part) => ({ default: part.NotFound })))
