import { z } from 'zod'
import { RequestError } from '../http/errors.ts'
import { reply, type StaffHandlers } from '../staff-api/handler-types.ts'
import { parseInput } from '../staff-api/validation.ts'
import { emailInput, newPassword, secretInput } from './credentials.ts'
import { redeemReset, requestReset } from './password-reset.ts'
import { clearAttempts, recordAttempt } from './sign-in-attempts.ts'

const requestSchema = z.object({ email: emailInput })
const redeemSchema = z.object({ token: secretInput, password: newPassword })

/** The replies do not reveal whether an account exists. */
export const resetHandlers: StaffHandlers<'getPasswordReset' | 'requestPasswordReset' | 'redeemReset'> = {
  getPasswordReset: async ({ mailsLinks }) => reply({ data: { by_mail: mailsLinks } }),

  requestPasswordReset: async ({ db, now, clientInfo, mailsLinks, deliveries, body }) => {
    const { email } = parseInput(requestSchema, await body())
    if (!mailsLinks) throw new RequestError('No mail is sent from here. Ask an administrator for a new password.', 409)
    await recordAttempt(db, { kind: 'reset', email, client: clientInfo.client, now })
    await requestReset(db, email, now)
    deliveries.onStored?.()
    return reply({}, 'If this address has an account, a mail with a link is on its way. The link works for an hour.')
  },

  redeemReset: async ({ db, now, clientInfo, passwordHashing, body }) => {
    const { token, password } = parseInput(redeemSchema, await body())
    const { email } = await redeemReset(db, token, password, now, passwordHashing)
    await clearAttempts(db, { kind: 'sign-in', email, client: clientInfo.client, now })
    return reply({}, 'Your new password is set, and all sessions have ended. Sign in with it.')
  },
}
