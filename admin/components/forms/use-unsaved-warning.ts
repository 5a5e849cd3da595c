import { useEffect } from 'react'
import { useTranslate } from 'react-admin'
import { useBlocker } from 'react-router-dom'

/** State of a navigation that gives up the changes on purpose, such as deleting the draft. */
export const discardsChanges = { discardsChanges: true }

/** Asks before unsaved changes are lost. For screens with a state of their own; forms of react-admin have `warnWhenUnsavedChanges`. */
export function useUnsavedWarning(isChanged: boolean) {
  const translate = useTranslate()
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      isChanged &&
      currentLocation.pathname !== nextLocation.pathname &&
      nextLocation.state?.discardsChanges !== discardsChanges.discardsChanges,
  )
  useEffect(() => {
    if (blocker.state !== 'blocked') return
    if (window.confirm(translate('ra.message.unsaved_changes'))) blocker.proceed()
    else blocker.reset()
  }, [blocker, translate])
  useEffect(() => {
    if (!isChanged) return
    const ask = (event: BeforeUnloadEvent) => event.preventDefault()
    window.addEventListener('beforeunload', ask)
    return () => window.removeEventListener('beforeunload', ask)
  }, [isChanged])
}
