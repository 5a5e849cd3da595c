import { type Role, roles } from '@house/contract/staff/roles'
import { serverPaths } from '@house/contract/urls'
import { passwordLength } from '@house/contract/validation-limits'
import { betterAuth } from 'better-auth'
import { twoFactor } from 'better-auth/plugins'
import { recordAudit } from '../audit/audit-log.ts'
import { findKey } from '../crypto/secrets.ts'
import { ping } from '../db/dialect.ts'
import type { Db } from '../db/schema.ts'
import { RequestError } from '../http/errors.ts'
import { latestNow } from '../process/clock-skew.ts'
import type { ClientInfo, SignedIn } from '../staff-api/handler-types.ts'
import type { Author } from '../staff-api/permissions.ts'
import type { PasswordHashing } from './password-hashing.ts'

/** Set only by us on calls to better-auth; clients cannot set it. */
const clientIpHeader = 'x-house-client'
const daySeconds = 24 * 60 * 60
const minuteSeconds = 60
const secondFactorLockSeconds = 15 * minuteSeconds

export type Credentials = { email: string; password: string; code?: string | undefined }
/** The password was right, the code of the second factor not. */
export type CodeProblem = 'code needed' | 'code wrong'
type LoginOptions = { isSecure: boolean; hashing: PasswordHashing }
export type Login = Awaited<ReturnType<typeof openLogin>>

/** Passwords and sessions by better-auth, in our own tables. Its HTTP routes are not mounted: we call its functions. */
export async function openLogin(db: Db, { isSecure, hashing }: LoginOptions) {
  const secret = await findKey(db, 'session')
  const options = { secret, isSecure, hashing }
  const auth = createAuth(db, options)

  /**
   * Undefined when e-mail address and password do not match, or the account is suspended. The code of the second factor
   * comes with the password: there is no half-authenticated state, and wrong codes count like wrong passwords.
   */
  async function signIn(
    clientInfo: ClientInfo,
    { code, ...body }: Credentials,
  ): Promise<SignedIn | CodeProblem | undefined> {
    const result = await undefinedIfRejected(() =>
      auth.api.signInEmail({ body, headers: toHeaders(clientInfo), returnHeaders: true }),
    )
    if (!result) return undefined
    const withCookies = { ...clientInfo, cookie: toCookie(result.headers) }
    if (!('twoFactorRedirect' in result.response)) return toSignedIn(withCookies, result.headers)
    if (!code) return 'code needed'
    await endLocksFromTheFuture(db)
    const verified = await verifyCode(withCookies, code)
    return verified ? toSignedIn({ ...clientInfo, cookie: toCookie(verified.headers) }, verified.headers) : 'code wrong'
  }

  async function toSignedIn(clientInfo: ClientInfo, headers: Headers): Promise<SignedIn | undefined> {
    const signedIn = await getSession(clientInfo)
    return signedIn && { ...signedIn, cookies: headers.getSetCookie() }
  }

  /** A TOTP or backup code. Each works once, although the app shows the same TOTP for half a minute. */
  async function verifyCode(clientInfo: ClientInfo, input: string) {
    const code = input.replace(/\s/g, '')
    const call = { body: { code }, headers: toHeaders(clientInfo), returnHeaders: true } as const
    if (!/^\d{6}$/.test(code)) return undefinedIfRejected(() => auth.api.verifyBackupCode(call))
    const verified = await undefinedIfRejected(() => auth.api.verifyTOTP(call))
    if (!verified || (await useCode(db, verified.response.user.id, code))) return verified
    await signOut({ ...clientInfo, cookie: toCookie(verified.headers) })
    return undefined
  }

  async function getSession(clientInfo: ClientInfo): Promise<SignedIn | undefined> {
    if (!clientInfo.cookie) return undefined
    const read = (query: { disableRefresh?: boolean }) =>
      auth.api.getSession({ headers: toHeaders(clientInfo), query, returnHeaders: true })
    const { headers, response } = await read({}).catch(async () => {
      // better-auth does not say why it failed. A database that is out of reach does.
      await ping(db)
      // A session that cannot be prolonged, on a full disk, is still one.
      return read({ disableRefresh: true })
    })
    if (!response || response.user.suspended) return undefined
    const { id, name, email, role, twoFactorEnabled, hasTemporaryPassword } = response.user
    if (!isRole(role)) return undefined
    const caller = { id, name, email, role, sessionId: response.session.id }
    const security = { hasTwoFactor: twoFactorEnabled === true, hasTemporaryPassword: hasTemporaryPassword === true }
    return { caller: { ...caller, ...security }, cookies: headers.getSetCookie() }
  }

  async function signOut(clientInfo: ClientInfo): Promise<string[]> {
    const { headers } = await auth.api.signOut({ headers: toHeaders(clientInfo), returnHeaders: true })
    return headers.getSetCookie()
  }

  /** Ends all other sessions and rotates this one; undefined when the current password is wrong. */
  async function changePassword(clientInfo: ClientInfo, currentPassword: string, newPassword: string) {
    const body = { currentPassword, newPassword, revokeOtherSessions: true }
    const result = await undefinedIfRejected(() =>
      auth.api.changePassword({ body, headers: toHeaders(clientInfo), returnHeaders: true }),
    )
    return result?.headers.getSetCookie()
  }

  /** The TOTP secret and backup codes; active once a code is confirmed. Undefined when the password is wrong. */
  async function startTwoFactor(clientInfo: ClientInfo, password: string, issuer: string) {
    const enabled = await undefinedIfRejected(() =>
      auth.api.enableTwoFactor({ body: { password, issuer, method: 'totp' }, headers: toHeaders(clientInfo) }),
    )
    if (enabled?.method !== 'totp') return undefined
    const { totpURI: address, backupCodes } = enabled
    return { address, secret: new URL(address).searchParams.get('secret') ?? '', backup_codes: backupCodes }
  }

  /** The confirmed code cannot be used to sign in again. Undefined when it is wrong. */
  async function confirmTwoFactor(clientInfo: ClientInfo, input: string, author: Author) {
    const code = input.replace(/\s/g, '')
    return inTransaction(async (trx, { api }) => {
      const result = await undefinedIfRejected(() =>
        api.verifyTOTP({ body: { code }, headers: toHeaders(clientInfo), returnHeaders: true }),
      )
      if (!result) return undefined
      const { id } = result.response.user
      await useCode(trx, id, code)
      await recordAudit(trx, { action: 'second factor on', entity: 'staff', entity_id: id }, author)
      return result.headers.getSetCookie()
    })
  }

  /** Undefined when the password is wrong. */
  async function disableTwoFactor(clientInfo: ClientInfo, password: string, author: Author) {
    return inTransaction(async (trx, { api }) => {
      const result = await undefinedIfRejected(() =>
        api.disableTwoFactor({ body: { password }, headers: toHeaders(clientInfo), returnHeaders: true }),
      )
      if (!result) return undefined
      const entity_id = author.staffId ?? ''
      await recordAudit(trx, { action: 'second factor off', entity: 'staff', entity_id }, author)
      return result.headers.getSetCookie()
    })
  }

  /** better-auth over a transaction of ours, so that a change and its audit entry commit together. */
  function inTransaction<T>(change: (trx: Db, auth: ReturnType<typeof createAuth>) => Promise<T>): Promise<T> {
    return db.transaction().execute((trx) => change(trx, createAuth(trx, options)))
  }

  /** Revokes the old codes. */
  async function renewBackupCodes(clientInfo: ClientInfo, password: string) {
    const result = await undefinedIfRejected(() =>
      auth.api.generateBackupCodes({ body: { password }, headers: toHeaders(clientInfo) }),
    )
    return result?.backupCodes
  }

  async function countBackupCodes(userId: string) {
    const result = await undefinedIfRejected(() => auth.api.viewBackupCodes({ body: { userId } }))
    return result?.backupCodes.length ?? 0
  }

  return {
    isSecure,
    signIn,
    getSession,
    signOut,
    changePassword,
    startTwoFactor,
    confirmTwoFactor,
    disableTwoFactor,
    renewBackupCodes,
    countBackupCodes,
  }
}

function createAuth(db: Db, { secret, isSecure, hashing }: LoginOptions & { secret: string }) {
  return betterAuth({
    // Required, but only its routes use it, and they are not mounted.
    baseURL: 'http://localhost',
    secret,
    // On PostgreSQL too: our schema stores booleans as 0 or 1 and dates as text on both databases.
    database: { db, type: 'sqlite' },
    telemetry: { enabled: false },
    logger: { disabled: true },
    emailAndPassword: {
      enabled: true,
      disableSignUp: true,
      minPasswordLength: passwordLength.min,
      maxPasswordLength: passwordLength.max,
      password: hashing,
    },
    // Its own only counts calls of its routes; see sign-in-attempts.ts.
    rateLimit: { enabled: false },
    advanced: {
      cookiePrefix: 'house',
      useSecureCookies: isSecure,
      defaultCookieAttributes: { sameSite: 'strict', httpOnly: true, path: serverPaths.admin },
      ipAddress: { ipAddressHeaders: [clientIpHeader] },
    },
    user: {
      modelName: 'staff',
      fields: { emailVerified: 'email_verified', createdAt: 'created_at', updatedAt: 'updated_at' },
      additionalFields: {
        role: { type: 'string', input: false },
        suspended: { type: 'boolean', input: false },
        hasTemporaryPassword: { type: 'boolean', input: false, fieldName: 'has_temporary_password' },
      },
    },
    session: {
      modelName: 'staff_session',
      expiresIn: 7 * daySeconds,
      updateAge: 5 * minuteSeconds,
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
        accountLockout: { durationSeconds: secondFactorLockSeconds },
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
    databaseHooks: { session: { create: { before: ({ userId }) => rejectSuspended(db, userId) } } },
  })
}

/** Locks that end later than any would were set before the clock was set back. better-auth has no clock but the machine's. */
async function endLocksFromTheFuture(db: Db) {
  const latest = new Date(latestNow(new Date()).getTime() + secondFactorLockSeconds * 1000).toISOString()
  await db.updateTable('staff_second_factor').set({ locked_until: null }).where('locked_until', '>', latest).execute()
}

/** Returning false keeps better-auth from creating the session. */
async function rejectSuspended(db: Db, id: string): Promise<false | undefined> {
  const row = await db.selectFrom('staff').select('suspended').where('id', '=', id).executeTakeFirst()
  return row?.suspended === 0 ? undefined : false
}

/** better-auth throws both for rejected credentials and for real failures; only the latter are thrown on. */
async function undefinedIfRejected<T>(call: () => Promise<T>): Promise<T | undefined> {
  try {
    return await call()
  } catch (error) {
    const { statusCode, body } = error as { statusCode?: number; body?: { code?: string } }
    const isRejection = statusCode !== undefined && (statusCode < 500 || body?.code === 'FAILED_TO_CREATE_SESSION')
    if (statusCode === 429) throw new RequestError('Too many wrong codes. Please try again in 15 minutes.', 429)
    if (isRejection) return undefined
    throw error
  }
}

/** A TOTP is valid for its period and for the ones before and after it, so up to four can be valid in turn. */
const usedCodesKept = 4

/** Marks a code as used; false when it was used before. */
async function useCode(db: Db, staffId: string, code: string) {
  const factors = db.selectFrom('staff_second_factor').select('last_code').where('staff_id', '=', staffId)
  const { last_code } = await factors.executeTakeFirstOrThrow()
  const used = last_code.split(' ')
  if (used.includes(code)) return false
  const updated = await db
    .updateTable('staff_second_factor')
    .set({ last_code: [code, ...used].slice(0, usedCodesKept).join(' ') })
    .where('staff_id', '=', staffId)
    .where('last_code', '=', last_code)
    .returning('id')
    .executeTakeFirst()
  return updated !== undefined
}

/** The Cookie header a browser would send after these Set-Cookie headers. */
function toCookie(headers: Headers) {
  const cookies = new Map<string, string>()
  for (const cookie of headers.getSetCookie()) {
    const [name = '', value = ''] = cookie.split(';')[0]?.split(/=(.*)/) ?? []
    if (value === '') cookies.delete(name)
    else cookies.set(name, value)
  }
  return [...cookies].map((pair) => pair.join('=')).join('; ')
}

function toHeaders({ cookie, agent, client }: ClientInfo) {
  return new Headers({ cookie, 'user-agent': agent.slice(0, 300), [clientIpHeader]: client })
}

function isRole(text: unknown): text is Role {
  return roles.some((role) => role === text)
}
