import { useSyncExternalStore } from 'react'

let open: HTMLDialogElement[] = []
const listeners = new Set<() => void>()

export function pushDialog(dialog: HTMLDialogElement) {
  change([...open, dialog])
}

export function popDialog(dialog: HTMLDialogElement) {
  change(open.filter((each) => each !== dialog))
}

/** The topmost open dialog, or null. Everything outside of it is inert. */
export function useTopDialog() {
  return useSyncExternalStore(subscribe, () => open.at(-1) ?? null, none)
}

function change(next: HTMLDialogElement[]) {
  open = next
  for (const listener of listeners) listener()
}

function subscribe(listener: () => void) {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

function none() {
  return null
}
