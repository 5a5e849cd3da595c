import type { AppSetting } from '@house/contract/entities'
import type { Logger } from 'pino'
import { findReset } from '../auth/password-reset.ts'
import type { Db } from '../db/schema.ts'
import type { Job } from '../jobs/scheduler.ts'
import { type MailAddress, toColleague, toStaff, toVisitor } from '../leads/mail.ts'
import { findAppSetting } from '../settings/queries.ts'
import { claimDue, type Delivery, type Kind, markDelivered, markFailed, nextDue } from './queue.ts'
import { isRefusedForGood, type SendMail } from './smtp.ts'
import { callWebhook, type Webhook } from './webhook.ts'

export type OutboxOptions = {
  db: Db
  clock: () => Date
  log: Logger
  sendMail?: SendMail | undefined
  /** Where the staff's mail goes; else the company's own address. */
  enquiryTo?: string | undefined
  /** Sender of all mails; else the address of the staff. */
  mailFrom?: string | undefined
  webhook?: Webhook | undefined
  /** The address of the site: without one there is nothing that a link in a mail could begin with. */
  publicUrl?: string | undefined
  firstRetryMs: number
}

const maxSleepMs = 5000
const pauseAfterFailureMs = 500

/** Delivers what the outbox holds. One job per kind: a mail server that hangs does not hold up the webhook. */
export function outboxJobs(options: OutboxOptions): Job[] {
  return enabledKinds(options).map((kind) => ({
    name: `delivery by ${kind}`,
    everyMs: maxSleepMs,
    run: () => deliverDue(options, kind),
  }))
}

/** Returns how long nothing is due. */
async function deliverDue(options: OutboxOptions, kind: Kind) {
  const { db, clock, firstRetryMs } = options
  const deliveries = await claimDue(db, kind, clock())
  const results = await Promise.all(deliveries.map((delivery) => attempt(options, delivery)))
  // A server that rejected a whole batch will reject the next one too: retrying at once only keeps the database busy.
  if (deliveries.length > 0) return results.includes(true) ? 0 : Math.min(pauseAfterFailureMs, firstRetryMs)
  const due = await nextDue(db, kind)
  return due ? Math.max(due.getTime() - clock().getTime(), 1) : undefined
}

function enabledKinds({ sendMail, webhook, publicUrl }: OutboxOptions): Kind[] {
  return [
    ...(sendMail ? (['mail-to-staff', 'mail-to-visitor'] as const) : []),
    ...(sendMail && publicUrl ? (['password-reset'] as const) : []),
    ...(webhook ? (['webhook'] as const) : []),
  ]
}

async function attempt(options: OutboxOptions, delivery: Delivery) {
  const { db, clock, log, firstRetryMs } = options
  const about = { enquiry: delivery.enquiry_id, reset: delivery.reset_id, channel: delivery.kind }
  try {
    await (delivery.kind === 'password-reset' ? deliverReset(options, delivery) : deliver(options, delivery))
    await markDelivered(db, delivery.id, clock())
    log.info(about, 'delivered')
    return true
  } catch (error) {
    const isFinal = delivery.kind === 'mail-to-visitor' && isRefusedForGood(error)
    const failure = { error: sentenceOf(error), isFinal, firstRetryMs, now: clock() }
    const state = await markFailed(db, delivery, failure).catch(() => 'waiting')
    const told = { ...about, error: withoutAddresses(failure.error) }
    if (state === 'dead') log.error(told, 'delivery failed for good; the lead is in the back office')
    else log.warn(told, 'delivery failed, will retry')
    return false
  }
}

async function deliver({ db, clock, sendMail, enquiryTo, mailFrom, webhook }: OutboxOptions, delivery: Delivery) {
  const { kind, enquiry_id } = delivery
  const enquiry = await db.selectFrom('enquiry').selectAll().where('id', '=', enquiry_id).executeTakeFirstOrThrow()
  const name = `${kind}.${enquiry.id}.${Date.parse(enquiry.created_at).toString(36)}`
  if (kind === 'webhook' && webhook) return callWebhook(webhook, enquiry, name, clock())
  if (kind === 'webhook' || !sendMail) throw new Error(`there is no way to deliver by ${kind}`)
  const company = await findAppSetting(db)
  const from = senderOf(company, { mailFrom, enquiryTo })
  const mail =
    kind === 'mail-to-staff' ? toStaff(enquiry, company, enquiryTo || company.email) : toVisitor(enquiry, company)
  await sendMail({ ...mail, from, messageId: messageId(name, from) })
}

/** What has expired while the mail server was away is not worth a mail any more. */
async function deliverReset({ db, clock, sendMail, publicUrl, ...options }: OutboxOptions, { reset_id }: Delivery) {
  const reset = await findReset(db, reset_id ?? '', clock())
  if (!reset || !sendMail || !publicUrl) return
  const company = await findAppSetting(db)
  const from = senderOf(company, options)
  const mail = toColleague(reset, company, `${publicUrl}/admin/reset-password#${reset.token}`)
  await sendMail({ ...mail, from, messageId: messageId(`password-reset.${reset.id}`, from) })
}

function senderOf(company: AppSetting, { mailFrom, enquiryTo }: Pick<OutboxOptions, 'mailFrom' | 'enquiryTo'>) {
  return { name: company.company_name, address: mailFrom || enquiryTo || company.email }
}

/** The same for each attempt, so that a mailbox can tell a repetition. */
function messageId(name: string, { address }: MailAddress) {
  return `<${name}@${address.split('@')[1]}>`
}

function sentenceOf(error: unknown) {
  return error instanceof Error ? error.message : String(error)
}

/** A mail server that refuses a mail names whom it was for: the inbox may say that, the log not. */
function withoutAddresses(sentence: string) {
  return sentence.replaceAll(/[^\s<>"',;:()]+@[^\s<>"',;:()]+/g, '…')
}
