import type { AppSetting } from '@house/contract/entities'
import { dropSentences } from './drop-sentences.ts'
import { useCompany } from './site-data.ts'

/** Fills `[Company Name]`, `[phone]`, `[email]`, `[website]`. A sentence whose value is missing is left out. */
export function useInterpolate() {
  const company = useCompany()
  return {
    text: (text: string) => {
      const kept = dropSentences([text], isMissingIn(company)).join('')
      return fill(kept, company, (value) => value)
    },
    // Only text is interpolated: inside a tag, a value could turn into a link.
    html: (html: string) => {
      const parts = html.match(/<[^>]*>?|[^<]+/g) ?? []
      return dropSentences(parts, isMissingIn(company))
        .map((part) => (part.startsWith('<') ? part : fill(part, company, escapeHtml)))
        .join('')
    },
  }
}

const placeholder = /\[([^\][]+)\]/g

function isMissingIn(company: AppSetting) {
  const values = valuesOf(company)
  return (text: string) =>
    Array.from(text.matchAll(placeholder), ([, name = '']) => values.get(keyOf(name))).some((value) => value === '')
}

function fill(text: string, company: AppSetting, write: (value: string) => string) {
  const values = valuesOf(company)
  return text.replace(placeholder, (whole, name: string) => {
    const value = values.get(keyOf(name))
    return value === undefined ? whole : write(value)
  })
}

function valuesOf(company: AppSetting) {
  return new Map([
    ['company name', company.company_name],
    ['phone', company.phone],
    ['email', company.email],
    ['website', company.website],
  ])
}

function keyOf(name: string) {
  return name.trim().toLowerCase()
}

/** Escapes text for HTML. */
export function escapeHtml(text: string) {
  return text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;').replace(/"/g, '&quot;')
}
