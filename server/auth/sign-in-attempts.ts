import { lockNames } from '../db/dialect.ts'
import type { Db } from '../db/schema.ts'
import { networkOf } from '../http/client-ip.ts'
import { RequestError } from '../http/errors.ts'
import { findSecret, hmac } from './secrets.ts'

const minuteMs = 60_000
const windowMs = 15 * minuteMs

/** Per window. The limit per account is high, so that a stranger cannot lock a colleague out. */
const limits = { perClientAndAccount: 5, perClient: 20, perAccount: 50 }

/** Each kind has its own count, so that requesting a reset does not use up sign-in attempts. */
export type Attempt = { kind: 'sign-in' | 'reset'; email: string; client: string; now: Date }

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
      .orderBy('id')
      .execute()
    const byClient = recent.filter((row) => row.client === client)
    const byAccount = recent.filter((row) => row.email === email)
    const byBoth = byClient.filter((row) => row.email === email)
    const exceeded = [
      byBoth.length >= limits.perClientAndAccount && byBoth,
      byClient.length >= limits.perClient && byClient,
      byAccount.length >= limits.perAccount && byAccount,
    ].filter((rows) => rows !== false)
    const waits = exceeded.map((rows) => Date.parse(rows[0]?.at ?? '') + windowMs - attempt.now.getTime())
    if (waits.length > 0) throw tooManyAttemptsError(Math.ceil(Math.max(...waits) / 1000))
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

async function hashed(db: Db, { kind, email, client }: Attempt) {
  const secret = await findSecret(db, 'client')
  const hash = (text: string) => hmac(secret, kind === 'sign-in' ? text : `${kind} ${text}`)
  return { email: hash(email.trim().toLowerCase()), client: hash(networkOf(client)) }
}

function tooManyAttemptsError(retryAfterSeconds: number) {
  const minutes = Math.ceil(retryAfterSeconds / 60)
  const wait = minutes === 1 ? 'a minute' : `${minutes} minutes`
  return new RequestError(`Too many attempts. Please try again in ${wait}.`, 429, { retryAfterSeconds })
}
