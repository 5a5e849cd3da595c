export type MailAddress = { name: string; address: string }

export type Mail = {
  to: MailAddress
  replyTo?: MailAddress
  /** Sent as `Auto-Submitted: auto-replied`, so that autoresponders do not answer it. */
  isAutomatic?: boolean
  subject: string
  text: string
  html: string
  attachments?: Attachment[]
}

export type Attachment = { filename: string; contentType: string; content: Buffer }

/** Line breaks in a header would start another header. */
export function toOneLine(text: string) {
  return text.replace(/\s+/g, ' ').trim()
}

export function escapeHtml(text: string) {
  return text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`)
}

/** The public form accepts any text as an e-mail address; we send only to what can be one. */
export function isMailAddress(text: string) {
  return /^[^\s@<>(),;:"\\[\]]+@[^\s@<>(),;:"\\[\]]+\.[^\s@<>(),;:"\\[\].]{2,}$/.test(text)
}
