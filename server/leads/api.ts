import { dealerRules, enquiryRules, firstFailure, isDealer } from '@house/contract/enquiry-rules'
import { type ApiContext, failed, type Handlers, ok, type Result } from '../api/result.ts'
import { isStorageFault } from '../db/dialect.ts'
import { findAppSetting } from '../settings/queries.ts'
import { recordEnquiry } from './submit.ts'

const retryAfterFaultSeconds = 60

export const enquiryHandlers: Pick<Handlers, 'contactUs'> = {
  contactUs: async (lead, context) => {
    const failure = isDealer(lead) ? firstFailure(dealerRules, lead) : firstFailure(enquiryRules, lead)
    if (failure) return failed(failure.message, 422, { field: failure.field })
    const { db, now, idempotencyKey: key, enquiryContext, client, enquiries } = context
    try {
      const recorded = await recordEnquiry(db, { lead, key, context: enquiryContext, client, now }, enquiries)
      if (!recorded.isStored) return tooMany(context, recorded.retryAfterSeconds)
    } catch (error) {
      if (isStorageFault(error)) return notStored(context, error)
      throw error
    }
    enquiries.onStored?.()
    return ok({}, 'Thank you. We have your enquiry and will call you back.')
  },
}

async function tooMany({ db }: ApiContext, retryAfterSeconds: number): Promise<Result> {
  const wait = retryAfterSeconds === 1 ? '1 second' : `${retryAfterSeconds} seconds`
  const message = `That was many enquiries in one minute. Please try again in ${wait}${await orCall(db)}.`
  return { ...failed(message, 429), retryAfterSeconds }
}

async function notStored({ db, log }: ApiContext, err: unknown): Promise<Result> {
  log.error({ err }, 'an enquiry could not be stored')
  const message = `We cannot take your enquiry at this moment. Please try again in a few minutes${await orCall(db)}.`
  return { ...failed(message, 503), retryAfterSeconds: retryAfterFaultSeconds }
}

async function orCall(db: ApiContext['db']) {
  const { phone } = await findAppSetting(db).catch(() => ({ phone: '' }))
  return phone && `, or call us: ${phone}`
}
