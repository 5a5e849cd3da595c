import { findKey, hmac } from '../crypto/secrets.ts'
import { lockNames } from '../db/dialect.ts'
import type { Db } from '../db/schema.ts'
import { networkOf } from '../http/client-ip.ts'
import { RequestError } from '../http/errors.ts'
import { latestNow } from '../process/clock-skew.ts'

const minuteMs = 60_000
const windowMs = 15 * minuteMs

/** Per window. */
const limits = { perClientAndAccount: 5, perClient: 20, perAccount: 50 }
/** Beyond the limit per account, browsers that are not known wait this long between attempts: strangers cannot lock the account. */
const accountDelayMs = 30_000

/** Each kind has its own count, so that requesting a reset does not use up sign-in attempts. */
export type Attempt = {
  kind: 'sign-in' | 'reset' | 'setup'
  email: string
  client: string
  /** The id of a browser that has signed in to this account before. It has a limit of its own, and no other. */
  device?: string | undefined
  now: Date
}

/**
 * Throws when there were too many attempts. Counts before the password is verified, so that concurrent guesses count too;
 * stored in the database, so that the limit holds across instances and restarts.
 */
export async function recordAttempt(db: Db, attempt: Attempt) {
  const { email, client } = await hashed(db, attempt)
  await db.transaction().execute(async (trx) => {
    await lockNames(trx, [`sign-in ${email}`, `sign-in ${client}`])
    await purgeOldAttempts(trx, attempt.now)
    const recent = await trx
      .selectFrom('sign_in_attempt')
      .select(['email', 'client', 'at'])
      .where((where) => where.or([where('email', '=', email), where('client', '=', client)]))
      // What is in the future was counted before the clock was set back.
      .where('at', '<=', latestNow(attempt.now).toISOString())
      .orderBy('id')
      .execute()
    const byClient = recent.filter((row) => row.client === client)
    const byAccount = recent.filter((row) => row.email === email)
    const byBoth = byClient.filter((row) => row.email === email)
    const waitAfter = (row: { at: string } | undefined, ms: number) =>
      row ? Math.min(ms, Date.parse(row.at) + ms - attempt.now.getTime()) : 0
    const waitMs = Math.max(
      byBoth.length >= limits.perClientAndAccount ? waitAfter(byBoth[0], windowMs) : 0,
      !attempt.device && byClient.length >= limits.perClient ? waitAfter(byClient[0], windowMs) : 0,
      !attempt.device && byAccount.length >= limits.perAccount ? waitAfter(byAccount.at(-1), accountDelayMs) : 0,
    )
    if (waitMs > 0) throw tooManyAttemptsError(Math.ceil(waitMs / 1000))
    await trx.insertInto('sign_in_attempt').values({ email, client, at: attempt.now.toISOString() }).execute()
  })
}

export async function purgeOldAttempts(db: Db, now: Date) {
  const windowStart = new Date(now.getTime() - windowMs).toISOString()
  await db.deleteFrom('sign_in_attempt').where('at', '<=', windowStart).execute()
}

/** After a successful sign-in. */
export async function clearAttempts(db: Db, attempt: Attempt) {
  const { email, client } = await hashed(db, attempt)
  await db.deleteFrom('sign_in_attempt').where('email', '=', email).where('client', '=', client).execute()
}

async function hashed(db: Db, { kind, email, client, device }: Attempt) {
  const key = await findKey(db, 'sign-in-attempt')
  const hash = (text: string) => hmac(key, kind === 'sign-in' ? text : `${kind} ${text}`)
  return { email: hash(email.trim().toLowerCase()), client: hash(device ? `device ${device}` : networkOf(client)) }
}

function tooManyAttemptsError(retryAfterSeconds: number) {
  const minutes = Math.ceil(retryAfterSeconds / 60)
  const wait = minutes === 1 ? 'a minute' : `${minutes} minutes`
  return new RequestError(`Too many attempts. Please try again in ${wait}.`, 429, { retryAfterSeconds })
}
