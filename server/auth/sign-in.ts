import { betterAuth } from 'better-auth'
import { twoFactor } from 'better-auth/plugins'
import type { Db } from '../db/schema.ts'
import { RequestError } from '../errors.ts'
import { passwordLength, type Role, roles } from './accounts.ts'
import type { Caller } from './permissions.ts'
import { findSecret } from './secrets.ts'

/** A header that only we write, on the requests we hand to better-auth: nothing from outside reaches it. */
const addressHeader = 'x-house-client'
const day = 24 * 60 * 60
const minute = 60

export type Visit = { cookie: string; agent: string; client: string }
/** `cookies` are to be sent to the browser. */
export type SignedIn = { caller: Caller; cookies: string[] }
export type Credentials = { email: string; password: string; code?: string | undefined }
/** The password was right. */
export type NotYet = 'code needed' | 'code wrong'
export type Login = Awaited<ReturnType<typeof openLogin>>

/** Passwords and sessions, kept by better-auth in our own tables. Its HTTP routes are not mounted: we call its functions. */
export async function openLogin(db: Db, { isSecure }: { isSecure: boolean }) {
  const auth = createAuth(db, await findSecret(db, 'session'), isSecure)

  /**
   * Undefined when address and password do not belong together, or the account is suspended. Whoever has a second factor
   * gives its code along with the password: nothing half signed in is kept, and wrong codes count like wrong passwords.
   */
  async function signIn(visit: Visit, { code, ...body }: Credentials): Promise<SignedIn | NotYet | undefined> {
    const answer = await refusable(() => auth.api.signInEmail({ body, headers: toHeaders(visit), returnHeaders: true }))
    if (!answer) return undefined
    const returning = { ...visit, cookie: toCookie(answer.headers) }
    if (!('twoFactorRedirect' in answer.response)) return opened(returning, answer.headers)
    if (!code) return 'code needed'
    const verified = await verifyCode(returning, code)
    return verified ? opened({ ...visit, cookie: toCookie(verified.headers) }, verified.headers) : 'code wrong'
  }

  async function opened(visit: Visit, headers: Headers): Promise<SignedIn | undefined> {
    const signedIn = await recognise(visit)
    return signedIn && { ...signedIn, cookies: headers.getSetCookie() }
  }

  /** A code of the app, or one of the backup codes. Each opens one session: the app shows the same for half a minute. */
  async function verifyCode(visit: Visit, given: string) {
    const code = given.replace(/\s/g, '')
    const call = { body: { code }, headers: toHeaders(visit), returnHeaders: true } as const
    if (!/^\d{6}$/.test(code)) return refusable(() => auth.api.verifyBackupCode(call))
    const verified = await refusable(() => auth.api.verifyTOTP(call))
    if (!verified || (await claimCode(db, verified.response.user.id, code))) return verified
    await signOut({ ...visit, cookie: toCookie(verified.headers) })
    return undefined
  }

  async function recognise(visit: Visit): Promise<SignedIn | undefined> {
    if (!visit.cookie) return undefined
    const { headers, response } = await auth.api.getSession({ headers: toHeaders(visit), returnHeaders: true })
    if (!response || response.user.suspended) return undefined
    const { id, name, email, role, twoFactorEnabled, passwordGiven } = response.user
    if (!isRole(role)) return undefined
    const caller = { id, name, email, role, sessionId: response.session.id }
    const safety = { hasSecondFactor: twoFactorEnabled === true, hasGivenPassword: passwordGiven === true }
    return { caller: { ...caller, ...safety }, cookies: headers.getSetCookie() }
  }

  async function signOut(visit: Visit): Promise<string[]> {
    const { headers } = await auth.api.signOut({ headers: toHeaders(visit), returnHeaders: true })
    return headers.getSetCookie()
  }

  /** All sessions end, and this one goes on under a new name; undefined when the current password is wrong. */
  async function changePassword(visit: Visit, currentPassword: string, newPassword: string) {
    const body = { currentPassword, newPassword, revokeOtherSessions: true }
    const answer = await refusable(() =>
      auth.api.changePassword({ body, headers: toHeaders(visit), returnHeaders: true }),
    )
    return answer?.headers.getSetCookie()
  }

  /** What an app needs to make codes, which are asked for once one was confirmed; undefined when the password is wrong. */
  async function beginSecondFactor(visit: Visit, password: string, issuer: string) {
    const begun = await refusable(() =>
      auth.api.enableTwoFactor({ body: { password, issuer, method: 'totp' }, headers: toHeaders(visit) }),
    )
    if (begun?.method !== 'totp') return undefined
    const { totpURI: address, backupCodes } = begun
    return { address, secret: new URL(address).searchParams.get('secret') ?? '', backup_codes: backupCodes }
  }

  /** The code that switches it on is used up by that. */
  async function confirmSecondFactor(visit: Visit, given: string) {
    const code = given.replace(/\s/g, '')
    const answer = await refusable(() =>
      auth.api.verifyTOTP({ body: { code }, headers: toHeaders(visit), returnHeaders: true }),
    )
    if (answer) await claimCode(db, answer.response.user.id, code)
    return answer?.headers.getSetCookie()
  }

  async function endSecondFactor(visit: Visit, password: string) {
    const answer = await refusable(() =>
      auth.api.disableTwoFactor({ body: { password }, headers: toHeaders(visit), returnHeaders: true }),
    )
    return answer?.headers.getSetCookie()
  }

  /** The old ones are worth nothing from then on. */
  async function renewBackupCodes(visit: Visit, password: string) {
    const answer = await refusable(() =>
      auth.api.generateBackupCodes({ body: { password }, headers: toHeaders(visit) }),
    )
    return answer?.backupCodes
  }

  async function countBackupCodes(userId: string) {
    const answer = await refusable(() => auth.api.viewBackupCodes({ body: { userId } }))
    return answer?.backupCodes.length ?? 0
  }

  return {
    ...{ signIn, recognise, signOut, changePassword },
    ...{ beginSecondFactor, confirmSecondFactor, endSecondFactor, renewBackupCodes, countBackupCodes },
  }
}

function createAuth(db: Db, secret: string, isSecure: boolean) {
  return betterAuth({
    // Its own routes, which would need the address of the site, are not mounted.
    baseURL: 'http://localhost',
    secret,
    // On PostgreSQL too: this says that flags are 0 or 1 and instants text, as everywhere in our schema.
    database: { db, type: 'sqlite' },
    telemetry: { enabled: false },
    logger: { disabled: true },
    emailAndPassword: {
      enabled: true,
      disableSignUp: true,
      minPasswordLength: passwordLength.least,
      maxPasswordLength: passwordLength.most,
    },
    // Its own counts only what comes through its routes; see domain/sign-in-attempts.ts.
    rateLimit: { enabled: false },
    advanced: {
      cookiePrefix: 'house',
      useSecureCookies: isSecure,
      defaultCookieAttributes: { sameSite: 'strict', httpOnly: true, path: '/admin' },
      ipAddress: { ipAddressHeaders: [addressHeader] },
    },
    user: {
      modelName: 'staff',
      fields: { emailVerified: 'email_verified', createdAt: 'created_at', updatedAt: 'updated_at' },
      additionalFields: {
        role: { type: 'string', input: false },
        suspended: { type: 'boolean', input: false },
        passwordGiven: { type: 'boolean', input: false, fieldName: 'password_given' },
      },
    },
    session: {
      modelName: 'staff_session',
      expiresIn: 7 * day,
      updateAge: 5 * minute,
      fields: {
        userId: 'staff_id',
        expiresAt: 'expires_at',
        ipAddress: 'ip_address',
        userAgent: 'user_agent',
        createdAt: 'created_at',
        updatedAt: 'updated_at',
      },
    },
    account: {
      modelName: 'staff_account',
      fields: {
        userId: 'staff_id',
        accountId: 'account_id',
        providerId: 'provider_id',
        accessToken: 'access_token',
        refreshToken: 'refresh_token',
        idToken: 'id_token',
        accessTokenExpiresAt: 'access_token_expires_at',
        refreshTokenExpiresAt: 'refresh_token_expires_at',
        createdAt: 'created_at',
        updatedAt: 'updated_at',
      },
    },
    verification: {
      modelName: 'staff_verification',
      fields: { expiresAt: 'expires_at', createdAt: 'created_at', updatedAt: 'updated_at' },
    },
    plugins: [
      twoFactor({
        schema: {
          user: { fields: { twoFactorEnabled: 'second_factor' } },
          twoFactor: {
            modelName: 'staff_second_factor',
            fields: {
              userId: 'staff_id',
              backupCodes: 'backup_codes',
              failedVerificationCount: 'failures',
              lockedUntil: 'locked_until',
            },
          },
        },
      }),
    ],
    databaseHooks: { session: { create: { before: ({ userId }) => unlessSuspended(db, userId) } } },
  })
}

/** False keeps better-auth from opening the session. */
async function unlessSuspended(db: Db, id: string): Promise<false | undefined> {
  const row = await db.selectFrom('staff').select('suspended').where('id', '=', id).executeTakeFirst()
  return row?.suspended === 0 ? undefined : false
}

/** What better-auth refuses is no fault of ours; anything else is. */
async function refusable<T>(call: () => Promise<T>): Promise<T | undefined> {
  try {
    return await call()
  } catch (error) {
    const { statusCode, body } = error as { statusCode?: number; body?: { code?: string } }
    const isRefusal = statusCode !== undefined && (statusCode < 500 || body?.code === 'FAILED_TO_CREATE_SESSION')
    if (statusCode === 429) throw new RequestError('Too many wrong codes. Please try again in 15 minutes.', 429)
    if (isRefusal) return undefined
    throw error
  }
}

/** A code is good for its half minute and for the ones before and after: so many can be in use at a time. */
const rememberedCodes = 4

/** False when this code has opened a session already. */
async function claimCode(db: Db, staffId: string, code: string) {
  const factors = db.selectFrom('staff_second_factor').select('last_code').where('staff_id', '=', staffId)
  const { last_code } = await factors.executeTakeFirstOrThrow()
  const used = last_code.split(' ')
  if (used.includes(code)) return false
  const claimed = await db
    .updateTable('staff_second_factor')
    .set({ last_code: [code, ...used].slice(0, rememberedCodes).join(' ') })
    .where('staff_id', '=', staffId)
    .where('last_code', '=', last_code)
    .returning('id')
    .executeTakeFirst()
  return claimed !== undefined
}

/** What a browser that was sent these cookies would send back. */
function toCookie(headers: Headers) {
  const kept = new Map<string, string>()
  for (const cookie of headers.getSetCookie()) {
    const [name = '', value = ''] = cookie.split(';')[0]?.split(/=(.*)/) ?? []
    if (value === '') kept.delete(name)
    else kept.set(name, value)
  }
  return [...kept].map((pair) => pair.join('=')).join('; ')
}

function toHeaders({ cookie, agent, client }: Visit) {
  return new Headers({ cookie, 'user-agent': agent.slice(0, 300), [addressHeader]: client })
}

function isRole(text: unknown): text is Role {
  return roles.some((role) => role === text)
}
