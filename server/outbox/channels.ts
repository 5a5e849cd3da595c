import type { Channel } from './queue.ts'

/** What is to be delivered of a new lead. The staff's mail waits until there is a way to send it; the others do not. */
export function channelsOf({
  smtpUrl,
  webhook,
}: {
  smtpUrl?: string | undefined
  webhook?: object | undefined
}): Channel[] {
  return ['mail-to-staff', ...(smtpUrl ? ['mail-to-visitor' as const] : []), ...(webhook ? ['webhook' as const] : [])]
}
