import { z } from 'zod'
import { endSession, listSessions, passwordLength } from '../domain/accounts.ts'
import { checked } from '../domain/checking.ts'
import { Refusal } from '../domain/refusal.ts'
import { admitAttempt, forgetAttempts } from '../domain/sign-in-attempts.ts'
import { replying, type StaffHandlers } from './handling.ts'
import { type Caller, permissionsOf } from './rules.ts'

const secret = z.string('must be text').min(1, 'is required').max(passwordLength.most, 'is too long')
const credentials = z.object({
  email: z.string('must be text').trim().min(1, 'is required').max(200, 'is too long'),
  password: secret,
})
const passwords = z.object({
  current: secret,
  next: secret.min(passwordLength.least, `must have at least ${passwordLength.least} characters`),
})

export const sessionHandlers: StaffHandlers<
  'signIn' | 'showSession' | 'signOut' | 'listSessions' | 'endSession' | 'changePassword'
> = {
  signIn: async ({ db, now, visit, login, body }) => {
    const { email, password } = checked(credentials, await body())
    const attempt = { email, client: visit.client, now }
    await admitAttempt(db, attempt)
    const signedIn = await login.signIn(visit, { email, password })
    if (!signedIn) throw new Refusal('E-mail address and password do not belong together.', 401)
    await forgetAttempts(db, attempt)
    return replying({ data: toPerson(signedIn.caller) }, 'Welcome.', signedIn.cookies)
  },

  showSession: async ({ caller }) => replying({ data: { ...toPerson(caller), permissions: permissionsOf(caller) } }),

  signOut: async ({ login, visit }) => replying({}, 'Signed out.', await login.signOut(visit)),

  listSessions: async ({ db, caller, now }) => {
    const sessions = await listSessions(db, caller.id, now)
    const data = sessions.map((session) => ({ ...session, isCurrent: session.id === caller.sessionId }))
    return replying({ data, total: data.length })
  },

  endSession: async ({ db, caller, params: { id = '' } }) => {
    await endSession(db, caller.id, id)
    return replying({ data: { id } }, 'That session has ended.')
  },

  changePassword: async ({ db, now, caller, visit, login, body }) => {
    const { current, next } = checked(passwords, await body())
    const attempt = { email: caller.email, client: visit.client, now }
    await admitAttempt(db, attempt)
    const cookies = await login.changePassword(visit, current, next)
    if (!cookies) throw new Refusal('The current password is not right', 422, { field: 'current' })
    await forgetAttempts(db, attempt)
    return replying({}, 'Your password is changed. Other sessions have ended.', cookies)
  },
}

function toPerson({ id, name, email, role }: Caller) {
  return { id, name, email, role }
}
