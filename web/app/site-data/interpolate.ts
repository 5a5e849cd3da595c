import { fillHtml, fillText } from '@house/contract/text/placeholders'
import { useCompany } from './site-data.ts'

export { escapeHtml } from '@house/contract/text/placeholders'

/** Fills `[Company Name]`, `[phone]`, `[email]`, `[website]`. A sentence whose value is missing is left out. */
export function useInterpolate() {
  const { company_name, phone, email, website } = useCompany()
  const values = new Map([
    ['company name', company_name],
    ['phone', phone],
    ['email', email],
    ['website', website],
  ])
  return {
    text: (text: string) => fillText(text, values),
    html: (html: string) => fillHtml(html, values),
  }
}
