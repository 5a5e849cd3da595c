import type { Service } from '@house/contract/enquiry-options'
import { useSyncExternalStore } from 'react'

export type EnquiryRequest = {
  service?: Service | undefined
  /** What is known already of the wish, in words that the visitor may still change. */
  detail?: string | undefined
}

let current: EnquiryRequest | null = null
const listeners = new Set<() => void>()

/** Opens the enquiry modal from anywhere, with what is known already filled in. */
export function openEnquiry(request: EnquiryRequest = {}) {
  change(request)
}

export function closeEnquiry() {
  change(null)
}

/** What was asked for; null while the modal is closed. */
export function useEnquiryRequest() {
  return useSyncExternalStore(subscribe, () => current, none)
}

function change(next: EnquiryRequest | null) {
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
