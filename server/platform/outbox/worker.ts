import type { AppSetting } from '@house/contract/entities'
import type { DeliveryKind } from '@house/contract/staff/deliveries'
import type { Logger } from 'pino'
import { findAppSetting } from '../company/settings/queries.ts'
import type { Db } from '../db/schema.ts'
import type { Job } from '../jobs/scheduler.ts'
import type { MediaStorage } from '../media/storage/storage.ts'
import type { MailKind, QueuedMail } from './compose.ts'
import { mailBrandOf } from './layout.ts'
import { claimDue, type Delivery, dropDelivery, markDelivered, markFailed, nextDue } from './queue.ts'
import { isPermanentRejection, type MailConfig, messageId, senderOf } from './smtp.ts'
import { callWebhook, type Webhook } from './webhook.ts'

export type OutboxOptions = MailConfig & {
  db: Db
  /** Has the logo of a plan's schedule. */
  media: MediaStorage
  clock: () => Date
  log: Logger
  /** Of features. */
  mails: Record<MailKind, QueuedMail>
  /** Of those who may sign in, the oldest account; gets the leads of a company without an address. */
  findAdministrator: (db: Db) => Promise<{ email: string } | undefined>
  webhook?: Webhook | undefined
  firstRetryMs: number
}

const maxSleepMs = 5000
const pauseAfterFailureMs = 500

/** One job per kind, so that a hanging mail server does not delay the webhook. */
export function outboxJobs(options: OutboxOptions): Job[] {
  return enabledKinds(options).map((kind) => ({
    name: `outbox: ${kind}`,
    everyMs: maxSleepMs,
    run: () => deliverDue(options, kind),
  }))
}

/** Returns the time until the next delivery is due. */
async function deliverDue(options: OutboxOptions, kind: DeliveryKind) {
  const { db, clock, firstRetryMs } = options
  const deliveries = await claimDue(db, kind, clock())
  const results = await Promise.all(deliveries.map((delivery) => attempt(options, delivery)))
  // A server that rejected a whole batch will reject the next one too: retrying at once only keeps the database busy.
  if (deliveries.length > 0) return results.includes(true) ? 0 : Math.min(pauseAfterFailureMs, firstRetryMs)
  const due = await nextDue(db, kind)
  return due ? Math.max(due.getTime() - clock().getTime(), 1) : undefined
}

/** What this configuration can send. The rest waits until it is configured. */
export function enabledKinds({
  mails,
  sendMail,
  webhook,
  publicUrl,
}: Pick<OutboxOptions, 'mails' | 'sendMail' | 'webhook' | 'publicUrl'>): DeliveryKind[] {
  const kinds = Object.keys(mails) as MailKind[]
  return [
    ...(sendMail ? kinds.filter((kind) => publicUrl || !mails[kind].needsLink) : []),
    ...(webhook ? (['webhook'] as const) : []),
  ]
}

async function attempt(options: OutboxOptions, delivery: Delivery) {
  const { db, clock, log, firstRetryMs } = options
  const context = { enquiry: delivery.enquiry_id, reset: delivery.reset_id, channel: delivery.kind }
  try {
    await send(options, delivery)
    await markDelivered(db, delivery.id, clock())
    log.info(context, 'delivered')
    return true
  } catch (error) {
    const isFinal = isToCustomer(options, delivery.kind) && isPermanentRejection(error)
    const failure = { error: messageOf(error), isFinal, firstRetryMs, now: clock() }
    const state = await markFailed(db, delivery, failure).catch(() => 'waiting')
    const details = { ...context, error: redactAddresses(failure.error) }
    if (state === 'dead') log.error(details, 'delivery failed permanently')
    else log.warn(details, 'delivery failed, will retry')
    return false
  }
}

function isToCustomer({ mails }: OutboxOptions, kind: DeliveryKind) {
  return kind !== 'webhook' && mails[kind].isToCustomer === true
}

function send(options: OutboxOptions, delivery: Delivery) {
  return delivery.kind === 'webhook'
    ? deliverToWebhook(options, delivery)
    : deliverMail(options, delivery, delivery.kind)
}

async function deliverToWebhook({ db, webhook, clock }: OutboxOptions, { kind, enquiry_id }: Delivery) {
  if (!webhook) throw new Error('no webhook is configured')
  const enquiry = await db.selectFrom('enquiry').selectAll().where('id', '=', enquiry_id).executeTakeFirst()
  // Erased after the delivery was claimed.
  if (!enquiry) return
  await callWebhook(webhook, enquiry, `${kind}.${enquiry.id}.${Date.parse(enquiry.created_at).toString(36)}`, clock())
}

async function deliverMail(options: OutboxOptions, delivery: Delivery, kind: MailKind) {
  const { db, media, log, sendMail, publicUrl, clock, mails } = options
  if (!sendMail) throw new Error(`no mail transport is configured for ${kind}`)
  const company = await findAppSetting(db)
  const staffAddress = await staffRecipient(options, company)
  const brand = mailBrandOf(company, publicUrl)
  const context = { db, media, log, now: clock(), company, brand, publicUrl, staffAddress }
  const composed = await mails[kind].compose(delivery, context)
  if (!composed) return
  // Mail servers refuse mail without a sender. Staff may see the address of an administrator, customers may not.
  const enquiryTo = isToCustomer(options, kind) ? options.enquiryTo : staffAddress
  const from = senderOf(company, { ...options, enquiryTo })
  if (from.address === '' && composed.withoutSender === 'drop') return dropDelivery(db, delivery.id)
  if (from.address === '' && composed.withoutSender === 'fail')
    throw new Error('there is no sender: enter the e-mail address of the company in Settings')
  await sendMail({ ...composed.mail, from, messageId: messageId(composed.name, from) })
}

/** A company without an address must not miss its leads. */
async function staffRecipient({ db, enquiryTo, findAdministrator }: OutboxOptions, company: AppSetting) {
  return enquiryTo || company.email || (await findAdministrator(db))?.email || ''
}

function messageOf(error: unknown) {
  return error instanceof Error ? error.message : String(error)
}

/** Mail servers repeat the recipient in their errors; personal data stays out of the log. */
function redactAddresses(message: string) {
  return message.replaceAll(/[^\s<>"',;:()]+@[^\s<>"',;:()]+/g, '…')
}
