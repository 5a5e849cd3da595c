import { z } from 'zod'
import { checked } from '../content/validation.ts'
import { RequestError } from '../errors.ts'
import { reply, type StaffHandlers } from '../staff-api/handler-types.ts'
import { address, newPassword, secret } from './credentials.ts'
import { askForReset, redeemReset } from './password-reset.ts'
import { admitAttempt, forgetAttempts } from './sign-in-attempts.ts'

const asked = z.object({ email: address })
const redeemed = z.object({ token: secret, password: newPassword })

/** For those who forgot their password. Nobody learns here who has an account. */
export const resetHandlers: StaffHandlers<'showReset' | 'askForReset' | 'redeemReset'> = {
  showReset: async ({ mailsLinks }) => reply({ data: { by_mail: mailsLinks } }),

  askForReset: async ({ db, now, visit, mailsLinks, deliveries, body }) => {
    const { email } = checked(asked, await body())
    if (!mailsLinks) throw new RequestError('No mail is sent from here. Ask an administrator for a new password.', 409)
    await admitAttempt(db, { kind: 'reset', email, client: visit.client, now })
    await askForReset(db, email, now)
    deliveries.onStored?.()
    return reply({}, 'If this address has an account, a mail with a link is on its way. The link works for an hour.')
  },

  redeemReset: async ({ db, now, visit, body }) => {
    const { token, password } = checked(redeemed, await body())
    const { email } = await redeemReset(db, token, password, now)
    await forgetAttempts(db, { kind: 'sign-in', email, client: visit.client, now })
    return reply({}, 'Your new password is set, and all sessions have ended. Sign in with it.')
  },
}
