import { labelOf } from '@house/contract/staff/field-labels'

/** The label of a field in a revision, which stores references as ids. */
export function fieldLabel(name: string, resource?: string) {
  const label = labelOf(name, resource)
  return /_ids?$/.test(name) ? `${label} (ID)` : label
}

/** A stored value as readable text: HTML becomes lines, arrays become one item per line. */
export function formatValue(value: unknown): string {
  if (value === null || value === undefined) return ''
  if (typeof value === 'string') return formatText(value)
  if (Array.isArray(value)) return value.map((entry, index) => `${index + 1}. ${formatValue(entry)}`).join('\n')
  if (typeof value !== 'object') return String(value)
  const entries = Object.entries(value).filter(([, each]) => formatValue(each) !== '')
  return entries.map(([name, each]) => `${labelOf(name)}: ${formatValue(each)}`).join('\n')
}

function formatText(text: string) {
  if (/^[[{]/.test(text)) {
    try {
      return formatValue(JSON.parse(text))
    } catch {
      return text
    }
  }
  return /<\w/.test(text) ? htmlToLines(text) : text
}

const blocks = /<\/(p|h[1-6]|li|tr|blockquote|table|ul|ol|figure)>|<br\s*\/?>/gi

function htmlToLines(html: string) {
  const marked = html
    .replace(/\s+/g, ' ')
    .replace(/<li[^>]*>/gi, '• ')
    .replace(/<\/t[dh]>/gi, ' | ')
    .replace(blocks, '\n')
  const text = new DOMParser().parseFromString(`<pre>${marked}</pre>`, 'text/html').body.textContent ?? ''
  return text.replace(/ *\n\s*/g, '\n').trim()
}
