import { z } from 'zod'
import { recordAudit } from '../audit/audit-log.ts'
import { checked } from '../content/validation.ts'
import { RequestError } from '../errors.ts'
import { findAppSetting } from '../settings/queries.ts'
import { reply, type StaffHandlers, type StaffRequest } from '../staff-api/handler-types.ts'
import { secret } from './credentials.ts'
import { admitAttempt, forgetAttempts } from './sign-in-attempts.ts'

const withPassword = z.object({ password: secret })
const withCode = z.object({ code: secret })

type Calls = 'showSecondFactor' | 'beginSecondFactor' | 'confirmSecondFactor' | 'endSecondFactor' | 'renewBackupCodes'

/** The second factor of whoever is signed in. An open session is not enough to change it: the password is asked for. */
export const secondFactorHandlers: StaffHandlers<Calls> = {
  showSecondFactor: async ({ caller, login }) => {
    const isOn = caller.hasSecondFactor
    return reply({ data: { is_on: isOn, backup_codes: isOn ? await login.countBackupCodes(caller.id) : 0 } })
  },

  beginSecondFactor: async (request) => {
    const { db, caller, login, visit } = request
    if (caller.hasSecondFactor) throw new RequestError('Your second factor is on already', 409)
    const { company_name } = await findAppSetting(db)
    const data = await byPassword(request, (password) => login.beginSecondFactor(visit, password, company_name))
    return reply({ data }, 'Type the code that the app shows, and it is on.')
  },

  confirmSecondFactor: async ({ db, caller, author, login, visit, body }) => {
    if (caller.hasSecondFactor) throw new RequestError('Your second factor is on already', 409)
    const { code } = checked(withCode, await body())
    const cookies = await login.confirmSecondFactor(visit, code)
    if (!cookies)
      throw new RequestError('This code is not right. Codes change every half minute.', 422, { field: 'code' })
    await recordAudit(db, { action: 'second factor on', entity: 'staff', entity_id: caller.id }, author)
    return reply({}, 'Your second factor is on.', cookies)
  },

  endSecondFactor: async (request) => {
    const { db, caller, author, login, visit } = request
    mustBeOn(request)
    const cookies = await byPassword(request, (password) => login.endSecondFactor(visit, password))
    await recordAudit(db, { action: 'second factor off', entity: 'staff', entity_id: caller.id }, author)
    return reply({}, 'Your second factor is off.', cookies)
  },

  renewBackupCodes: async (request) => {
    mustBeOn(request)
    const codes = await byPassword(request, (password) => request.login.renewBackupCodes(request.visit, password))
    return reply({ data: { backup_codes: codes } }, 'The old backup codes are worth nothing now.')
  },
}

/** Guesses count as attempts to sign in. */
async function byPassword<T>(
  { db, now, caller, visit, body }: StaffRequest,
  act: (password: string) => Promise<T | undefined>,
): Promise<T> {
  const { password } = checked(withPassword, await body())
  const attempt = { kind: 'sign-in', email: caller.email, client: visit.client, now } as const
  await admitAttempt(db, attempt)
  const done = await act(password)
  if (done === undefined) throw new RequestError('The password is not right', 422, { field: 'password' })
  await forgetAttempts(db, attempt)
  return done
}

function mustBeOn({ caller }: StaffRequest) {
  if (!caller.hasSecondFactor) throw new RequestError('You have no second factor', 409)
}
