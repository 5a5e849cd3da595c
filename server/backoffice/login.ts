import { betterAuth } from 'better-auth'
import type { Db } from '../db/schema.ts'
import { passwordLength, type Role, roles } from '../domain/accounts.ts'
import { findSecret } from '../domain/secrets.ts'
import type { Caller } from './rules.ts'

/** A header that only we write, on the requests we hand to better-auth: nothing from outside reaches it. */
const addressHeader = 'x-house-client'
const day = 24 * 60 * 60
const minute = 60

export type Visit = { cookie: string; agent: string; client: string }
/** `cookies` are to be sent to the browser. */
export type SignedIn = { caller: Caller; cookies: string[] }
export type Login = Awaited<ReturnType<typeof openLogin>>

/** Passwords and sessions, kept by better-auth in our own tables. Its HTTP routes are not mounted: we call its functions. */
export async function openLogin(db: Db, publicUrl: string) {
  const auth = createAuth(db, await findSecret(db, 'session'), publicUrl)

  /** Undefined when address and password do not belong together, or the account is suspended. */
  async function signIn(visit: Visit, body: { email: string; password: string }): Promise<SignedIn | undefined> {
    const answer = await refusable(() => auth.api.signInEmail({ body, headers: toHeaders(visit), returnHeaders: true }))
    if (!answer) return undefined
    const cookies = answer.headers.getSetCookie()
    const signedIn = await recognise({ ...visit, cookie: cookies.map((each) => each.split(';')[0]).join('; ') })
    return signedIn && { ...signedIn, cookies }
  }

  async function recognise(visit: Visit): Promise<SignedIn | undefined> {
    if (!visit.cookie) return undefined
    const { headers, response } = await auth.api.getSession({ headers: toHeaders(visit), returnHeaders: true })
    if (!response || response.user.suspended) return undefined
    const { id, name, email, role } = response.user
    if (!isRole(role)) return undefined
    return { caller: { id, name, email, role, sessionId: response.session.id }, cookies: headers.getSetCookie() }
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

  return { signIn, recognise, signOut, changePassword }
}

function createAuth(db: Db, secret: string, publicUrl: string) {
  return betterAuth({
    baseURL: publicUrl || 'http://localhost',
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
      useSecureCookies: publicUrl.startsWith('https:'),
      defaultCookieAttributes: { sameSite: 'strict', httpOnly: true, path: '/admin' },
      ipAddress: { ipAddressHeaders: [addressHeader] },
    },
    user: {
      modelName: 'staff',
      fields: { emailVerified: 'email_verified', createdAt: 'created_at', updatedAt: 'updated_at' },
      additionalFields: {
        role: { type: 'string', input: false },
        suspended: { type: 'boolean', input: false },
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
    const { statusCode } = error as { statusCode?: number }
    if (statusCode !== undefined && statusCode < 500) return undefined
    throw error
  }
}

function toHeaders({ cookie, agent, client }: Visit) {
  return new Headers({ cookie, 'user-agent': agent.slice(0, 300), [addressHeader]: client })
}

function isRole(text: unknown): text is Role {
  return roles.some((role) => role === text)
}
