import { z } from 'zod'
import { RequestError } from '../http/errors.ts'
import { reply, type StaffHandlers } from '../staff-api/handler-types.ts'
import { type Caller, permissionsOf } from '../staff-api/permissions.ts'
import { parseInput } from '../staff-api/validation.ts'
import { changeOwnEmail, endSession, isPasswordOf, listSessions, markPasswordChosen } from './accounts.ts'
import { emailInput, newEmail, newPassword, secretInput } from './credentials.ts'
import { deviceCookie, findKnownDevice } from './known-device.ts'
import type { LoginOf } from './logins.ts'
import type { PasswordHashing } from './password-hashing.ts'
import type { CodeProblem } from './sign-in.ts'
import { clearAttempts, recordAttempt } from './sign-in-attempts.ts'
import { withPassword } from './with-password.ts'

const credentialsSchema = z.object({ email: emailInput, password: secretInput, code: secretInput.optional() })
const emailSchema = z.object({ email: newEmail, password: secretInput })
const passwordsSchema = z.object({ current: secretInput, next: newPassword })

type SessionCalls =
  | 'signIn'
  | 'showSession'
  | 'signOut'
  | 'listSessions'
  | 'endSession'
  | 'changePassword'
  | 'changeEmail'

export function sessionHandlers(loginOf: LoginOf, hashing: PasswordHashing): StaffHandlers<SessionCalls> {
  return {
    signIn: async ({ db, now, clientInfo, isSecure, body }) => {
      const credentials = parseInput(credentialsSchema, await body())
      const { email } = credentials
      const device = await findKnownDevice(db, clientInfo.cookie, email)
      const attempt = { kind: 'sign-in', email, client: clientInfo.client, device, now } as const
      await recordAttempt(db, attempt)
      const signedIn = await (await loginOf(isSecure)).signIn(clientInfo, credentials)
      if (!signedIn) throw new RequestError('The e-mail address or the password is wrong.', 401)
      if (typeof signedIn === 'string') throw new RequestError(codeProblemMessages[signedIn], 401, { field: 'code' })
      await clearAttempts(db, attempt)
      const cookies = device ? [] : [await deviceCookie(db, email, isSecure)]
      return reply({ data: toProfile(signedIn.caller) }, 'Welcome.', [...signedIn.cookies, ...cookies])
    },

    showSession: async ({ caller }) => reply({ data: { ...toProfile(caller), permissions: permissionsOf(caller) } }),

    signOut: async ({ isSecure, clientInfo }) => {
      const login = await loginOf(isSecure)
      return reply({}, 'Signed out.', await login.signOut(clientInfo))
    },

    listSessions: async ({ db, caller, now }) => {
      const sessions = await listSessions(db, caller.id, now)
      const data = sessions.map((session) => ({ ...session, isCurrent: session.id === caller.sessionId }))
      return reply({ data, total: data.length })
    },

    endSession: async ({ db, caller, params: { id = '' } }) => {
      await endSession(db, caller.id, id)
      return reply({ data: { id } }, 'That session has ended.')
    },

    changePassword: async ({ db, now, caller, clientInfo, isSecure, body }) => {
      const { current, next } = parseInput(passwordsSchema, await body())
      if (next === current)
        throw new RequestError('The new password must differ from the current one', 422, { field: 'next' })
      const device = await findKnownDevice(db, clientInfo.cookie, caller.email)
      const attempt = { kind: 'sign-in', email: caller.email, client: clientInfo.client, device, now } as const
      await recordAttempt(db, attempt)
      const login = await loginOf(isSecure)
      const cookies = await login.changePassword(clientInfo, current, next)
      if (!cookies) throw new RequestError('The current password is wrong', 422, { field: 'current' })
      await clearAttempts(db, attempt)
      await markPasswordChosen(db, caller.id)
      return reply({}, 'Your password is changed. Other sessions have ended.', cookies)
    },

    changeEmail: async (request) => {
      const { db, caller, author, isSecure, clientInfo } = request
      const { email, password } = parseInput(emailSchema, await request.body())
      await withPassword(request, password, async () => {
        const isRight = await isPasswordOf(db, caller.id, password, hashing)
        return isRight || undefined
      })
      await changeOwnEmail(db, caller.id, email, author)
      const login = await loginOf(isSecure)
      return reply({}, 'Your e-mail address is changed. Sign in with the new one.', await login.signOut(clientInfo))
    },
  }
}

const codeProblemMessages: Record<CodeProblem, string> = {
  'code needed': 'Enter the code that your authenticator app shows.',
  'code wrong': 'This code is not right, or has been used.',
}

function toProfile({ id, name, email, role, hasTemporaryPassword }: Caller) {
  return { id, name, email, role, has_temporary_password: hasTemporaryPassword }
}
