import { createHmac } from 'node:crypto'
import type { Selectable } from 'kysely'
import type { Schema } from '../db/schema.ts'

type Enquiry = Selectable<Schema['enquiry']>

export type Webhook = { url: string; secret: string }

const timeoutMs = 10_000

/** Posts an enquiry as JSON, signed per the Standard Webhooks spec (standardwebhooks.com). */
export async function callWebhook({ url, secret }: Webhook, enquiry: Enquiry, id: string, now: Date) {
  const body = JSON.stringify({ type: 'enquiry.received', timestamp: enquiry.created_at, data: toData(enquiry) })
  const timestamp = String(Math.floor(now.getTime() / 1000))
  const signature = createHmac('sha256', webhookKey(secret)).update(`${id}.${timestamp}.${body}`).digest('base64')
  const response = await fetch(url, {
    method: 'POST',
    redirect: 'manual',
    signal: AbortSignal.timeout(timeoutMs),
    headers: {
      'content-type': 'application/json',
      'webhook-id': id,
      'webhook-timestamp': timestamp,
      'webhook-signature': `v1,${signature}`,
    },
    body,
  })
  await response.body?.cancel()
  if (!response.ok) throw new Error(`the webhook answered ${response.status}`)
}

/** Standard Webhooks secrets are base64 with the prefix `whsec_`. */
export function webhookKey(secret: string) {
  return secret.startsWith('whsec_') ? Buffer.from(secret.slice('whsec_'.length), 'base64') : Buffer.from(secret)
}

function toData({
  idempotency_key: _,
  client: _client,
  form_nonce: _nonce,
  suspicions: _suspicions,
  ...enquiry
}: Enquiry) {
  return { ...enquiry, utm: enquiry.utm === '' ? {} : JSON.parse(enquiry.utm) }
}
