import type { MouseEvent } from 'react'

/** Clicks with a modifier are left to the browser, which opens a link in a new tab or window. */
export function isUnmodifiedClick({ button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent) {
  return button === 0 && !metaKey && !ctrlKey && !shiftKey && !altKey
}
