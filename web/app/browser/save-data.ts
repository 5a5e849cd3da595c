/** Whether the visitor has asked the browser to use less data. */
export function savesData() {
  if (typeof navigator === 'undefined') return false
  return (navigator as { connection?: { saveData?: boolean } }).connection?.saveData === true
}
