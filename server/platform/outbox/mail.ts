export type MailAddress = { name: string; address: string }

export type Mail = {
  to: MailAddress
  replyTo?: MailAddress
  /** The header `Auto-Submitted`, so that autoresponders do not answer it: an answer to a message, or one of our own accord. */
  autoSubmitted?: 'auto-replied' | 'auto-generated'
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
