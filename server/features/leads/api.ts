import { offeredServices } from '@house/contract/enquiry/options'
import { dealerRules, enquiryRules, firstFailure, isDealer } from '@house/contract/enquiry/rules'
import { type ApiContext, failed, type Handlers, ok, type Result } from '../../platform/api/result.ts'
import { findAppSetting, readDocument } from '../../platform/company/settings/queries.ts'
import { isStorageError } from '../../platform/db/dialect.ts'
import { retryAfterStorageErrorSeconds } from '../../platform/http/errors.ts'
import { isShortCode, parsePlanCode } from '../plans/code.ts'
import { findNewestVersion } from '../plans/find-plan.ts'
import type { WrongCodeLimits } from '../plans/limits.ts'
import { type LeadOptions, type StoredLead, submitEnquiry } from './submit/submit.ts'

export type LeadServices = LeadOptions & {
  /** Called when there is something new to deliver. */
  onStored?: (() => void) | undefined
  /** Called for every stored enquiry, but not for a retry of it. */
  onNewLead?: ((lead: StoredLead) => void) | undefined
}

export function enquiryHandlers(
  enquiries: LeadServices & { wrongCodes: WrongCodeLimits },
): Pick<Handlers, 'contactUs'> {
  return {
    contactUs: async (entered, context) => {
      const { db, now, idempotencyKey, enquiryContext, client } = context
      try {
        const offered = offeredServices((await readDocument(db)).services)
        const input = { ...entered, required_service: entered.required_service || offered[0] }
        const failure = isDealer(input) ? firstFailure(dealerRules, input) : firstFailure(enquiryRules, input)
        if (failure) return failed(failure.message, 422, { field: failure.field })
        if (!offered.includes(input.required_service)) return unknownService(offered)
        const submission = { input, idempotencyKey, context: enquiryContext, clientIp: client, now }
        const result = await submitEnquiry(db, submission, enquiries)
        if (!result.isStored) return tooManyRequests(context, result.retryAfterSeconds)
        if (result.lead) enquiries.onNewLead?.(result.lead)
      } catch (error) {
        if (isStorageError(error)) return unavailable(context, error)
        throw error
      }
      enquiries.onStored?.()
      // Stored is stored, whatever the answer can name.
      const plan = await findSavedPlan(entered.plan_code, context, enquiries.wrongCodes).catch(() => null)
      return ok({}, `Thank you. We have ${plan ? `your plan ${plan}` : 'your enquiry'} and will call you back.`)
    },
  }
}

/** The code of a plan that exists. Wrong ones count as elsewhere, because the reply tells them apart. */
async function findSavedPlan(typedCode: string, { db, client, now }: ApiContext, wrongCodes: WrongCodeLimits) {
  const code = parsePlanCode(typedCode)
  if (!code) return null
  const limit = isShortCode(code) ? wrongCodes.short : wrongCodes.long
  if (isShortCode(code) && limit.secondsUntilAllowed(client, now) > 0) return null
  if ((await findNewestVersion(db, code)) !== null) return code
  limit.count(client, now)
  return null
}

/** Also what a form says that was opened before the services of the settings changed. */
function unknownService(offered: string[]) {
  const message = `This service is not offered. Please reload the page and choose one of: ${offered.join(', ')}`
  return failed(message, 422, { field: 'required_service' })
}

async function tooManyRequests({ db }: ApiContext, retryAfterSeconds: number): Promise<Result> {
  const wait = retryAfterSeconds === 1 ? '1 second' : `${retryAfterSeconds} seconds`
  const message = `That was many enquiries in one minute. Please try again in ${wait}${await phoneHint(db)}.`
  return { ...failed(message, 429), retryAfterSeconds }
}

async function unavailable({ db, log }: ApiContext, err: unknown): Promise<Result> {
  log.error({ err }, 'storing an enquiry failed, the visitor was asked to retry')
  const message = `We cannot take your enquiry at this moment. Please try again in a few minutes${await phoneHint(db)}.`
  return { ...failed(message, 503), retryAfterSeconds: retryAfterStorageErrorSeconds }
}

async function phoneHint(db: ApiContext['db']) {
  const { phone } = await findAppSetting(db).catch(() => ({ phone: '' }))
  return phone && `, or call us: ${phone}`
}
