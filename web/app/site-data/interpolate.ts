import type { AppSetting } from '@house/contract/entities'
import { useCompany } from './site-data.ts'

/** Fills `[Company Name]`, `[phone]`, `[email]`, `[website]`; a placeholder without a value stays visible, so that staff see it. */
export function useInterpolate() {
  const company = useCompany()
  return {
    text: (text: string) => fill(text, company, (value) => value),
    // Only text is interpolated: inside a tag, a value could turn into a link.
    html: (html: string) =>
      html.replace(/<[^>]*>?|[^<]+/g, (part) => (part.startsWith('<') ? part : fill(part, company, escapeHtml))),
  }
}

function fill(text: string, company: AppSetting, write: (value: string) => string) {
  const values = new Map([
    ['company name', company.company_name],
    ['phone', company.phone],
    ['email', company.email],
    ['website', company.website],
  ])
  return text.replace(/\[([^\][]+)\]/g, (placeholder, name: string) => {
    const value = values.get(name.trim().toLowerCase())
    return value ? write(value) : placeholder
  })
}

/** Escapes text for HTML. */
export function escapeHtml(text: string) {
  return text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;').replace(/"/g, '&quot;')
}
