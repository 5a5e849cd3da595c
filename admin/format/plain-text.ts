/** The words of a text that may hold markup. */
export function plainText(html: unknown) {
  return new DOMParser().parseFromString(String(html ?? ''), 'text/html').body.textContent ?? ''
}
