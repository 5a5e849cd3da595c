import { lazy } from 'react'

/** For screens that have nothing to show now and then: its code comes only when it does. */
export const NotFound = lazy(() => import('./not-found.tsx').then((part) => ({ default: part.NotFound })))
