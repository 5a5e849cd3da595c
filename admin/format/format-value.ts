import { labelOf } from '@house/contract/field-labels'

/** What a field of a stored version is called. What names another record is kept as its number. */
export function storedLabel(name: string, resource?: string) {
  const label = labelOf(name, resource)
  return /_ids?$/.test(name) ? `${label} (number)` : label
}

/** A stored value as a person reads it: markup becomes lines, lists become one entry a line. */
export function readable(value: unknown): string {
  if (value === null || value === undefined) return ''
  if (typeof value === 'string') return readableText(value)
  if (Array.isArray(value)) return value.map((entry, index) => `${index + 1}. ${readable(entry)}`).join('\n')
  if (typeof value !== 'object') return String(value)
  const entries = Object.entries(value).filter(([, each]) => readable(each) !== '')
  return entries.map(([name, each]) => `${labelOf(name)}: ${readable(each)}`).join('\n')
}

function readableText(text: string) {
  if (/^[[{]/.test(text)) {
    try {
      return readable(JSON.parse(text))
    } catch {
      return text
    }
  }
  return /<\w/.test(text) ? linesOf(text) : text
}

const blocks = /<\/(p|h[1-6]|li|tr|blockquote|table|ul|ol|figure)>|<br\s*\/?>/gi

function linesOf(html: string) {
  const marked = html
    .replace(/\s+/g, ' ')
    .replace(/<li[^>]*>/gi, '• ')
    .replace(/<\/t[dh]>/gi, ' | ')
    .replace(blocks, '\n')
  const text = new DOMParser().parseFromString(`<pre>${marked}</pre>`, 'text/html').body.textContent ?? ''
  return text.replace(/ *\n\s*/g, '\n').trim()
}
