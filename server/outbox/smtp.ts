import type { Mail, MailAddress } from './mail.ts'

export type SendMail = (mail: Mail & { from: MailAddress; messageId: string }) => Promise<void>

const timeouts = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 15_000 }

/** Shorter than the claim on a delivery, so that no other instance sends the same mail meanwhile. */
const sendTimeoutMs = 45_000

export function smtpTransport(url: string): SendMail {
  // Loaded only where SMTP is configured, and at startup: loading it with the first mail would block requests.
  const transportLoaded = import('nodemailer').then(({ createTransport }) => createTransport({ url, ...timeouts }))
  transportLoaded.catch(() => {})
  return async ({ isAutomatic = false, ...mail }) => {
    const headers = isAutomatic ? { 'auto-submitted': 'auto-replied' } : {}
    const transport = await transportLoaded
    const sending = transport.sendMail({ ...mail, headers, disableFileAccess: true, disableUrlAccess: true })
    await Promise.race([sending, sendTimeout()])
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
