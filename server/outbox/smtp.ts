import type { Mail, MailAddress } from '../leads/mail.ts'

export type SendMail = (mail: Mail & { from: MailAddress; messageId: string }) => Promise<void>

/** An SMTP server that answers late is as good as one that does not. */
const patience = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 15_000 }

/** Shorter than a delivery is claimed for. */
const longestSendMs = 45_000

export function smtpTransport(url: string): SendMail {
  // Loaded only where there is mail to send, and before the first is: loading it then would hold up visitors.
  const opened = import('nodemailer').then(({ createTransport }) => createTransport({ url, ...patience }))
  opened.catch(() => {})
  return async ({ isAutomatic = false, ...mail }) => {
    const headers = isAutomatic ? { 'auto-submitted': 'auto-replied' } : {}
    const transport = await opened
    const sending = transport.sendMail({ ...mail, headers, disableFileAccess: true, disableUrlAccess: true })
    await Promise.race([sending, patienceOver()])
  }
}

function patienceOver() {
  return new Promise<never>((_, reject) => {
    setTimeout(() => reject(new Error('the SMTP server took too long')), longestSendMs).unref()
  })
}

/** Whether trying again is of no use: this address will never take mail. */
export function isRefusedForGood(error: unknown) {
  const { responseCode = 0, command = '' } = (error ?? {}) as { responseCode?: number; command?: string }
  return responseCode >= 550 && responseCode <= 553 && /RCPT/.test(command)
}
