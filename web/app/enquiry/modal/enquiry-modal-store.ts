import type { Service } from '@house/contract/enquiry-options'
import { useSyncExternalStore } from 'react'

export type EnquiryPrefill = {
  service?: Service | undefined
  /** What is known already of the wish, in words that the visitor may still change. */
  detail?: string | undefined
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

/** What was asked for; null while the modal is closed. */
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
