import { setTimeout as sleep } from 'node:timers/promises'
import type { AppSetting } from '@house/contract/entities'
import type { DeliveryKind } from '@house/contract/staff/deliveries'
import type { MailName, MailTexts } from '@house/contract/text/mail-texts'
import type { Logger } from 'pino'
import type { Db } from '../db/schema.ts'
import type { MediaStorage } from '../media/storage/storage.ts'
import type { MailBrand } from './layout.ts'
import type { Mail } from './mail.ts'
import type { Delivery } from './queue.ts'

export type ComposeContext = {
  db: Db
  media: MediaStorage
  log: Logger
  now: Date
  company: AppSetting
  brand: MailBrand
  publicUrl?: string | undefined
  /** Where mails to the staff go. */
  staffAddress: string
}

type ComposedMail = {
  mail: Mail
  /** Unique, the same for every attempt: the Message-ID is made of it. */
  name: string
  /** What happens when the company has no address to send from; without it, the mail server decides. */
  withoutSender?: 'drop' | 'fail'
}

/** A queued mail, as of now; null when it is no longer of use. */
export type Compose = (delivery: Delivery, context: ComposeContext) => Promise<ComposedMail | null>

export type QueuedMail = {
  compose: Compose
  /** It goes to a customer: the sender is the company, and a rejected address is not tried again. */
  isToCustomer?: boolean
  /** It is of no use without a link to this site: it waits until PUBLIC_URL is set. */
  needsLink?: boolean
}

export type MailKind = Exclude<DeliveryKind, 'webhook'>

export type SampleOptions = {
  company: AppSetting
  texts: MailTexts
  brand: MailBrand
  publicUrl?: string | undefined
  /** Who looks at it. */
  reader: { name: string; email: string }
  now: Date
}

/** A mail as it would be sent now, with invented data. It goes to whoever looks at it. */
export type Samples = Record<MailName, (options: SampleOptions) => Mail>

/** Well below the time for which a delivery is claimed. */
const maxDrawingMs = 20_000

/** Fails when a document for a mail is not drawn soon. */
export function drawnSoon<T>(drawing: Promise<T>): Promise<T> {
  return Promise.race([drawing, rejectLate()])
}

async function rejectLate(): Promise<never> {
  await sleep(maxDrawingMs, undefined, { ref: false })
  throw new Error(`not drawn within ${maxDrawingMs / 1000} s`)
}
