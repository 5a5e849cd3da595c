import type { Channel } from './queue.ts'

/** The channels of a new lead. The notification to staff is queued even without SMTP, and sent once it is configured. */
export function channelsOf({
  smtpUrl,
  webhook,
}: {
  smtpUrl?: string | undefined
  webhook?: object | undefined
}): Channel[] {
  return ['mail-to-staff', ...(smtpUrl ? ['mail-to-visitor' as const] : []), ...(webhook ? ['webhook' as const] : [])]
}
