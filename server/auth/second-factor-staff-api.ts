import { z } from 'zod'
import { RequestError } from '../http/errors.ts'
import { findAppSetting } from '../settings/queries.ts'
import { reply, type StaffHandlers, type StaffRequest } from '../staff-api/handler-types.ts'
import { checked } from '../staff-api/validation.ts'
import { secretInput } from './credentials.ts'
import { clearAttempts, recordAttempt } from './sign-in-attempts.ts'

const passwordSchema = z.object({ password: secretInput })
const codeSchema = z.object({ code: secretInput })

type Endpoints =
  | 'showSecondFactor'
  | 'beginSecondFactor'
  | 'confirmSecondFactor'
  | 'endSecondFactor'
  | 'renewBackupCodes'

/** The caller's own second factor. Changes require the password, not only an open session. */
export const secondFactorHandlers: StaffHandlers<Endpoints> = {
  showSecondFactor: async ({ caller, login }) => {
    const isOn = caller.hasSecondFactor
    return reply({ data: { is_on: isOn, backup_codes: isOn ? await login.countBackupCodes(caller.id) : 0 } })
  },

  beginSecondFactor: async (request) => {
    const { db, caller, login, visit } = request
    if (caller.hasSecondFactor) throw new RequestError('Your second factor is on already', 409)
    const { company_name } = await findAppSetting(db)
    const data = await withPassword(request, (password) => login.beginSecondFactor(visit, password, company_name))
    return reply({ data }, 'Type the code that the app shows, and it is on.')
  },

  confirmSecondFactor: async ({ caller, author, login, visit, body }) => {
    if (caller.hasSecondFactor) throw new RequestError('Your second factor is on already', 409)
    const { code } = checked(codeSchema, await body())
    const cookies = await login.confirmSecondFactor(visit, code, author)
    if (!cookies)
      throw new RequestError('This code is not right. Codes change every half minute.', 422, { field: 'code' })
    return reply({}, 'Your second factor is on.', cookies)
  },

  endSecondFactor: async (request) => {
    const { author, login, visit } = request
    requireSecondFactor(request)
    const cookies = await withPassword(request, (password) => login.endSecondFactor(visit, password, author))
    return reply({}, 'Your second factor is off.', cookies)
  },

  renewBackupCodes: async (request) => {
    requireSecondFactor(request)
    const codes = await withPassword(request, (password) => request.login.renewBackupCodes(request.visit, password))
    return reply({ data: { backup_codes: codes } }, 'The old backup codes are worth nothing now.')
  },
}

/** Wrong passwords count towards the sign-in rate limit. */
async function withPassword<T>(
  { db, now, caller, visit, body }: StaffRequest,
  action: (password: string) => Promise<T | undefined>,
): Promise<T> {
  const { password } = checked(passwordSchema, await body())
  const attempt = { kind: 'sign-in', email: caller.email, client: visit.client, now } as const
  await recordAttempt(db, attempt)
  const result = await action(password)
  if (result === undefined) throw new RequestError('The password is not right', 422, { field: 'password' })
  await clearAttempts(db, attempt)
  return result
}

function requireSecondFactor({ caller }: StaffRequest) {
  if (!caller.hasSecondFactor) throw new RequestError('You have no second factor', 409)
}
