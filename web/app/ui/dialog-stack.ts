import { useSyncExternalStore } from 'react'

let open: HTMLDialogElement[] = []
const listeners = new Set<() => void>()

export function pushDialog(dialog: HTMLDialogElement) {
  change([...open, dialog])
}

export function popDialog(dialog: HTMLDialogElement) {
  change(open.filter((each) => each !== dialog))
}

/** The dialog above all else, or null. Whatever lies outside of it cannot be pressed or read out. */
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
