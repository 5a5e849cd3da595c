import { z } from 'zod'
import { RequestError } from '../http/errors.ts'
import { reply, type StaffHandlers } from '../staff-api/handler-types.ts'
import { parseInput } from '../staff-api/validation.ts'
import { emailInput, newPassword, secretInput } from './credentials.ts'
import type { PasswordHashing } from './password-hashing.ts'
import { redeemReset, requestReset } from './password-reset.ts'
import { clearAttempts, recordAttempt } from './sign-in-attempts.ts'

const requestSchema = z.object({ email: emailInput })
const redeemSchema = z.object({ token: secretInput, password: newPassword })

type ResetServices = {
  hashing: PasswordHashing
  /** A mail with a link to this site can be sent: SMTP and PUBLIC_URL are set. */
  mailsLinks: boolean
  onStored?: (() => void) | undefined
}

/** The replies do not reveal whether an account exists. */
type ResetCalls = 'getPasswordReset' | 'requestPasswordReset' | 'redeemReset'

export function resetHandlers({ hashing, mailsLinks, onStored }: ResetServices): StaffHandlers<ResetCalls> {
  return {
    getPasswordReset: async () => reply({ data: { by_mail: mailsLinks } }),

    requestPasswordReset: async ({ db, now, clientInfo, body }) => {
      const { email } = parseInput(requestSchema, await body())
      if (!mailsLinks)
        throw new RequestError('No mail is sent from here. Ask an administrator for a new password.', 409)
      await recordAttempt(db, { kind: 'reset', email, client: clientInfo.client, now })
      await requestReset(db, email, now)
      onStored?.()
      return reply({}, 'If this address has an account, a mail with a link is on its way. The link works for an hour.')
    },

    redeemReset: async ({ db, now, clientInfo, body }) => {
      const { token, password } = parseInput(redeemSchema, await body())
      const { email } = await redeemReset(db, token, password, now, hashing)
      await clearAttempts(db, { kind: 'sign-in', email, client: clientInfo.client, now })
      return reply({}, 'Your new password is set, and all sessions have ended. Sign in with it.')
    },
  }
}
