import { dropSentences } from './drop-sentences.ts'

/** Values by the placeholder's name in lower case. */
export type PlaceholderValues = ReadonlyMap<string, string>

const placeholder = /\[([^\][]+)\]/g

/** The names in square brackets. */
export function placeholdersIn(text: string) {
  return Array.from(text.matchAll(placeholder), ([, name = '']) => keyOf(name))
}

/** Fills the placeholders of a plain text. A sentence whose value is missing is left out; unknown names stay. */
export function fillText(text: string, values: PlaceholderValues) {
  return fillPart(dropMissing([text], values).join(''), values)
}

/** The same for HTML. Only text is filled: inside a tag, a value could turn into a link. */
export function fillHtml(html: string, values: PlaceholderValues) {
  const parts = html.match(/<[^>]*>?|[^<]+/g) ?? []
  return dropMissing(parts, values)
    .map((part) => (part.startsWith('<') ? part : fillPart(part, values, escapeHtml)))
    .join('')
}

/** Escapes text for HTML. */
export function escapeHtml(text: string) {
  return text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;').replace(/"/g, '&quot;')
}

function dropMissing(parts: string[], values: PlaceholderValues) {
  return dropSentences(parts, (part) => placeholdersIn(part).some((name) => values.get(name) === ''))
}

function fillPart(text: string, values: PlaceholderValues, write = (value: string) => value) {
  return text.replace(placeholder, (whole, name: string) => {
    const value = values.get(keyOf(name))
    return value === undefined ? whole : write(value)
  })
}

function keyOf(name: string) {
  return name.trim().toLowerCase()
}
