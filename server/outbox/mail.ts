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

export function htmlMail(heading: string, body: string) {
  return `<!doctype html><html lang="en"><body style="font:16px/1.5 sans-serif;color:#14181c"><h1 style="font-size:20px">${escapeHtml(heading)}</h1>${body}</body></html>`
}

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
