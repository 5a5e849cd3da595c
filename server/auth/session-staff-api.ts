import { z } from 'zod'
import { checked } from '../content/validation.ts'
import { RequestError } from '../errors.ts'
import { reply, type StaffHandlers } from '../staff-api/handler-types.ts'
import { endSession, keepOwnPassword, listSessions } from './accounts.ts'
import { address, newPassword, secret } from './credentials.ts'
import { type Caller, permissionsOf } from './permissions.ts'
import type { NotYet } from './sign-in.ts'
import { admitAttempt, forgetAttempts } from './sign-in-attempts.ts'

const credentials = z.object({ email: address, password: secret, code: secret.optional() })
const passwords = z.object({ current: secret, next: newPassword })

export const sessionHandlers: StaffHandlers<
  'signIn' | 'showSession' | 'signOut' | 'listSessions' | 'endSession' | 'changePassword'
> = {
  signIn: async ({ db, now, visit, login, body }) => {
    const given = checked(credentials, await body())
    const attempt = { kind: 'sign-in', email: given.email, client: visit.client, now } as const
    await admitAttempt(db, attempt)
    const signedIn = await login.signIn(visit, given)
    if (!signedIn) throw new RequestError('E-mail address and password do not belong together.', 401)
    if (typeof signedIn === 'string') throw new RequestError(sentences[signedIn], 401, { field: 'code' })
    await forgetAttempts(db, attempt)
    return reply({ data: toPerson(signedIn.caller) }, 'Welcome.', signedIn.cookies)
  },

  showSession: async ({ caller }) => reply({ data: { ...toPerson(caller), permissions: permissionsOf(caller) } }),

  signOut: async ({ login, visit }) => reply({}, 'Signed out.', await login.signOut(visit)),

  listSessions: async ({ db, caller, now }) => {
    const sessions = await listSessions(db, caller.id, now)
    const data = sessions.map((session) => ({ ...session, isCurrent: session.id === caller.sessionId }))
    return reply({ data, total: data.length })
  },

  endSession: async ({ db, caller, params: { id = '' } }) => {
    await endSession(db, caller.id, id)
    return reply({ data: { id } }, 'That session has ended.')
  },

  changePassword: async ({ db, now, caller, visit, login, body }) => {
    const { current, next } = checked(passwords, await body())
    if (next === current)
      throw new RequestError('The new password must be another than the current one', 422, { field: 'next' })
    const attempt = { kind: 'sign-in', email: caller.email, client: visit.client, now } as const
    await admitAttempt(db, attempt)
    const cookies = await login.changePassword(visit, current, next)
    if (!cookies) throw new RequestError('The current password is not right', 422, { field: 'current' })
    await forgetAttempts(db, attempt)
    await keepOwnPassword(db, caller.id)
    return reply({}, 'Your password is changed. Other sessions have ended.', cookies)
  },
}

const sentences: Record<NotYet, string> = {
  'code needed': 'Your account has a second factor. Type the code that your app shows.',
  'code wrong': 'This code is not right, or has been used.',
}

function toPerson({ id, name, email, role, hasGivenPassword }: Caller) {
  return { id, name, email, role, has_given_password: hasGivenPassword }
}
