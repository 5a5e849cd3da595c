import { useSyncExternalStore } from 'react'

export type EnquiryPrefill = {
  service?: string | undefined
  /** Prefilled text that the visitor can edit. */
  detail?: string | undefined
  /** The saved plan that the enquiry is about. */
  planCode?: string | undefined
  /** A sentence above the form. */
  note?: string | undefined
}

let current: EnquiryPrefill | null = null
const listeners = new Set<() => void>()

/** Opens the enquiry modal from anywhere, with what is known already filled in. */
export function openEnquiryModal(request: EnquiryPrefill = {}) {
  change(request)
}

export function closeEnquiryModal() {
  change(null)
}

/** The prefilled values; null while the modal is closed. */
export function useEnquiryModal() {
  return useSyncExternalStore(subscribe, () => current, none)
}

function change(next: EnquiryPrefill | null) {
  current = next
  for (const listener of listeners) listener()
}

function subscribe(listener: () => void) {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

function none() {
  return null
}
