import type { AppSetting } from '@house/contract/entities'
import type { Mail, MailAddress } from './mail.ts'

/** Resolves to what the server answered. */
export type SendMail = (mail: Mail & { from: MailAddress; messageId: string }) => Promise<string>

/** How mail is sent, from the environment. */
export type MailConfig = {
  /** Undefined if SMTP is not configured. */
  sendMail?: SendMail | undefined
  /** Recipient of lead notifications; by default the company's address, then the first administrator's. */
  enquiryTo?: string | undefined
  /** Sender of all mail; by default `enquiryTo`, then the company's address. */
  mailFrom?: string | undefined
  /** The public origin, for links in mail; without it no password reset is mailed. */
  publicUrl?: string | undefined
}

export function senderOf(company: AppSetting, { mailFrom, enquiryTo }: MailConfig): MailAddress {
  return { name: company.company_name, address: mailFrom || enquiryTo || company.email }
}

/** The same name for each attempt, so that mail clients recognise duplicates. */
export function messageId(name: string, { address }: MailAddress) {
  return `<${name}@${address.split('@')[1]}>`
}

const timeouts = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 15_000 }

/** Shorter than the claim on a delivery, so that no other instance sends the same mail meanwhile. */
const sendTimeoutMs = 45_000

export function smtpTransport(url: string): SendMail {
  // Loaded only where SMTP is configured, and at startup: loading it with the first mail would block requests.
  const transportLoaded = import('nodemailer').then(({ createTransport }) => createTransport({ url, ...timeouts }))
  transportLoaded.catch(() => {})
  return async ({ autoSubmitted, ...mail }) => {
    const headers = autoSubmitted ? { 'auto-submitted': autoSubmitted } : {}
    const transport = await transportLoaded
    const sending = transport.sendMail({ ...mail, headers, disableFileAccess: true, disableUrlAccess: true })
    return (await Promise.race([sending, sendTimeout()])).response
  }
}

function sendTimeout() {
  return new Promise<never>((_, reject) => {
    setTimeout(() => reject(new Error('the SMTP server took too long')), sendTimeoutMs).unref()
  })
}

/** The server rejected the recipient permanently, so retrying is pointless. */
export function isPermanentRejection(error: unknown) {
  const { responseCode = 0, command = '' } = (error ?? {}) as { responseCode?: number; command?: string }
  return responseCode >= 550 && responseCode <= 553 && /RCPT/.test(command)
}
