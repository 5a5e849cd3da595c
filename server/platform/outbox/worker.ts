import { setTimeout as sleep } from 'node:timers/promises'
import type { AppSetting } from '@house/contract/entities'
import { type DeliveryKind, type QuotationMail, quotationMails } from '@house/contract/staff/deliveries'
import { adminPaths, serverPaths, urls } from '@house/contract/urls'
import type { Logger } from 'pino'
import { leadNotification, type SentPlan } from '../../features/leads/mail.ts'
import { acknowledgement } from '../../features/leads/submit/acknowledgement.ts'
import { drawLeadPlan } from '../../features/plans/lead-plan.ts'
import { composeQuotationMail } from '../../features/quotations/delivery.ts'
import { findFirstAdministrator } from '../auth/accounts.ts'
import { passwordResetMail } from '../auth/mail.ts'
import { findReset } from '../auth/password-reset.ts'
import { findAppSetting, findMailTexts } from '../company/settings/queries.ts'
import type { Db, Enquiry } from '../db/schema.ts'
import type { Job } from '../jobs/scheduler.ts'
import type { MediaStorage } from '../media/storage/storage.ts'
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
  webhook?: Webhook | undefined
  firstRetryMs: number
}

const maxSleepMs = 5000
const pauseAfterFailureMs = 500
/** Well below the time for which a delivery is claimed. */
const maxDrawingMs = 20_000

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
  sendMail,
  webhook,
  publicUrl,
}: Pick<OutboxOptions, 'sendMail' | 'webhook' | 'publicUrl'>): DeliveryKind[] {
  return [
    ...(sendMail ? (['mail-to-staff', 'mail-to-visitor', ...quotationMails] as const) : []),
    ...(sendMail && publicUrl ? (['password-reset'] as const) : []),
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
    const isFinal = customerMails.includes(delivery.kind) && isPermanentRejection(error)
    const failure = { error: messageOf(error), isFinal, firstRetryMs, now: clock() }
    const state = await markFailed(db, delivery, failure).catch(() => 'waiting')
    const details = { ...context, error: redactAddresses(failure.error) }
    if (state === 'dead') log.error(details, 'delivery failed permanently')
    else log.warn(details, 'delivery failed, will retry')
    return false
  }
}

const customerMails: DeliveryKind[] = ['mail-to-visitor', 'quotation', 'quotation-reminder']

function send(options: OutboxOptions, delivery: Delivery) {
  const quotationMail = quotationMails.find((kind) => kind === delivery.kind)
  if (quotationMail) return deliverQuotation(options, delivery, quotationMail)
  return delivery.kind === 'password-reset' ? deliverReset(options, delivery) : deliver(options, delivery)
}

async function deliver(options: OutboxOptions, delivery: Delivery) {
  const { db, clock, sendMail, publicUrl, webhook } = options
  const { kind, enquiry_id } = delivery
  const enquiry = await db.selectFrom('enquiry').selectAll().where('id', '=', enquiry_id).executeTakeFirst()
  // Erased after the delivery was claimed.
  if (!enquiry) return
  const name = `${kind}.${enquiry.id}.${Date.parse(enquiry.created_at).toString(36)}`
  if (kind === 'webhook' && webhook) return callWebhook(webhook, enquiry, name, clock())
  if (kind === 'webhook' || !sendMail) throw new Error(`no transport is configured for ${kind}`)
  const company = await findAppSetting(db)
  const brand = mailBrandOf(company, publicUrl)
  const mail =
    kind === 'mail-to-staff'
      ? leadNotification(enquiry, brand, await leadRecipient(options, company), await planOf(options, enquiry, company))
      : acknowledgement(enquiry.email, company, await findMailTexts(db), brand)
  // Mail servers refuse mail without a sender. Staff may see the address of an administrator, visitors may not.
  const enquiryTo = customerMails.includes(kind) ? options.enquiryTo : mail.to.address
  const from = senderOf(company, { ...options, enquiryTo })
  // A company without an address acknowledges nothing, and its leads must not say that it did.
  if (kind === 'mail-to-visitor' && from.address === '') return dropDelivery(db, delivery.id)
  await sendMail({ ...mail, from, messageId: messageId(name, from) })
}

async function deliverQuotation(options: OutboxOptions, { id, ...queued }: Delivery, kind: QuotationMail) {
  const { sendMail, clock } = options
  if (!sendMail) throw new Error(`no transport is configured for ${kind}`)
  const company = await findAppSetting(options.db)
  const staffAddress = await leadRecipient(options, company)
  // The PDF belongs to the mail: it waits until it can be drawn.
  const mail = await Promise.race([
    composeQuotationMail({ ...queued, kind }, { ...options, now: clock(), company, staffAddress }),
    rejectAfter(maxDrawingMs),
  ])
  if (!mail) return
  const enquiryTo = customerMails.includes(kind) ? options.enquiryTo : staffAddress
  const from = senderOf(company, { ...options, enquiryTo })
  if (from.address === '') throw new Error('there is no sender: enter the e-mail address of the company in Settings')
  await sendMail({ ...mail, from, messageId: messageId(`${kind}.${queued.quotation_id}.${id}`, from) })
}

/** A company without an address must not miss its leads. */
async function leadRecipient({ db, enquiryTo }: OutboxOptions, company: AppSetting) {
  return enquiryTo || company.email || (await findFirstAdministrator(db))?.email || ''
}

async function rejectAfter(ms: number): Promise<never> {
  await sleep(ms, undefined, { ref: false })
  throw new Error(`not drawn within ${ms / 1000} s`)
}

/** A plan that cannot be drawn, or not soon, does not hold the mail back. */
async function planOf({ db, media, log, publicUrl, clock }: OutboxOptions, enquiry: Enquiry, company: AppSetting) {
  if (enquiry.plan_code === '') return {}
  const url = publicUrl && publicUrl + urls.plan(enquiry.plan_code)
  try {
    const drawn = drawLeadPlan(db, media, enquiry, company, clock())
    const schedule = await Promise.race([drawn, rejectAfter(maxDrawingMs)])
    return { url, schedule } satisfies SentPlan
  } catch (err) {
    log.error({ err, enquiry: enquiry.id }, 'drawing a plan for the mail failed, sending it without')
    return { url }
  }
}

/** A reset that expired while the mail server was down is not mailed. */
async function deliverReset(options: OutboxOptions, { reset_id }: Delivery) {
  const { db, clock, sendMail, publicUrl } = options
  const reset = await findReset(db, reset_id ?? '', clock())
  if (!sendMail || !publicUrl) throw new Error('no mail transport or PUBLIC_URL is configured')
  if (!reset) return
  const company = await findAppSetting(db)
  const from = senderOf(company, { ...options, enquiryTo: await leadRecipient(options, company) })
  const mail = passwordResetMail(
    reset,
    mailBrandOf(company, publicUrl),
    `${publicUrl}${serverPaths.admin}${adminPaths.resetPassword}#${reset.token}`,
  )
  await sendMail({ ...mail, from, messageId: messageId(`password-reset.${reset.id}`, from) })
}

function messageOf(error: unknown) {
  return error instanceof Error ? error.message : String(error)
}

/** Mail servers repeat the recipient in their errors; personal data stays out of the log. */
function redactAddresses(message: string) {
  return message.replaceAll(/[^\s<>"',;:()]+@[^\s<>"',;:()]+/g, '…')
}
