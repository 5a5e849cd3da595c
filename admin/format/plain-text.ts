/** The text of an HTML string. */
export function plainText(html: unknown) {
  return new DOMParser().parseFromString(String(html ?? ''), 'text/html').body.textContent ?? ''
}
