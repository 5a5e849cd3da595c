import { z } from 'zod'
import { findAppSetting } from '../company/settings/queries.ts'
import { RequestError } from '../http/errors.ts'
import { reply, type StaffHandlers, type StaffRequest } from '../staff-api/handler-types.ts'
import { parseInput } from '../staff-api/validation.ts'
import { secretInput } from './credentials.ts'
import type { LoginOf } from './logins.ts'
import { withPassword } from './with-password.ts'

const passwordSchema = z.object({ password: secretInput })
const codeSchema = z.object({ code: secretInput })

type Endpoints = 'getTwoFactor' | 'startTwoFactor' | 'confirmTwoFactor' | 'disableTwoFactor' | 'renewBackupCodes'

/** The caller's own two-factor authentication. Changes require the password, not only an open session. */
export function twoFactorHandlers(loginOf: LoginOf): StaffHandlers<Endpoints> {
  return {
    getTwoFactor: async ({ caller, isSecure }) => {
      const isOn = caller.hasTwoFactor
      return reply({
        data: { is_on: isOn, backup_codes: isOn ? await (await loginOf(isSecure)).countBackupCodes(caller.id) : 0 },
      })
    },

    startTwoFactor: async (request) => {
      const { db, caller, isSecure, clientInfo } = request
      if (caller.hasTwoFactor) throw new RequestError('Two-factor authentication is already enabled', 409)
      const { company_name } = await findAppSetting(db)
      const login = await loginOf(isSecure)
      const data = await withPassword(request, await readPassword(request), (password) =>
        login.startTwoFactor(clientInfo, password, company_name),
      )
      return reply({ data }, 'Enter the code that your authenticator app shows to enable it.')
    },

    confirmTwoFactor: async ({ caller, author, isSecure, clientInfo, body }) => {
      if (caller.hasTwoFactor) throw new RequestError('Two-factor authentication is already enabled', 409)
      const { code } = parseInput(codeSchema, await body())
      const login = await loginOf(isSecure)
      const cookies = await login.confirmTwoFactor(clientInfo, code, author)
      if (!cookies) throw new RequestError('This code is wrong. Codes change every 30 seconds.', 422, { field: 'code' })
      return reply({}, 'Two-factor authentication is enabled.', cookies)
    },

    disableTwoFactor: async (request) => {
      const { author, isSecure, clientInfo } = request
      requireTwoFactor(request)
      const login = await loginOf(isSecure)
      const cookies = await withPassword(request, await readPassword(request), (password) =>
        login.disableTwoFactor(clientInfo, password, author),
      )
      return reply({}, 'Two-factor authentication is disabled.', cookies)
    },

    renewBackupCodes: async (request) => {
      requireTwoFactor(request)
      const login = await loginOf(request.isSecure)
      const codes = await withPassword(request, await readPassword(request), (password) =>
        login.renewBackupCodes(request.clientInfo, password),
      )
      return reply({ data: { backup_codes: codes } }, 'The old backup codes no longer work.')
    },
  }
}

async function readPassword({ body }: StaffRequest) {
  return parseInput(passwordSchema, await body()).password
}

function requireTwoFactor({ caller }: StaffRequest) {
  if (!caller.hasTwoFactor) throw new RequestError('Two-factor authentication is not enabled for your account', 409)
}
