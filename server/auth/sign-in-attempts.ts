import { lockNames } from '../db/dialect.ts'
import type { Db } from '../db/schema.ts'
import { RequestError } from '../errors.ts'
import { networkOf } from '../http/client-ip.ts'
import { findSecret, seal } from './secrets.ts'

const minuteMs = 60_000
const windowMs = 15 * minuteMs

/** Within a quarter of an hour. The first is small, and the last large, so that a stranger cannot lock a colleague out. */
const most = { fromOneAddressForOneAccount: 5, fromOneAddress: 20, forOneAccount: 50 }

/** Each kind is counted by itself: who asks for a new password may then use it. */
export type Attempt = { kind: 'sign-in' | 'reset'; email: string; client: string; now: Date }

/**
 * Counts an attempt before the password is looked at, so that many at once do not slip past; throws when there were too many.
 * Kept in the database, so that a restart or another copy of the program does not begin anew.
 */
export async function admitAttempt(db: Db, attempt: Attempt) {
  const { email, client } = await unreadable(db, attempt)
  await db.transaction().execute(async (trx) => {
    await lockNames(trx, [`sign-in ${email}`, `sign-in ${client}`])
    await purgeOldAttempts(trx, attempt.now)
    const recent = await trx
      .selectFrom('sign_in_attempt')
      .select(['email', 'client', 'at'])
      .where((where) => where.or([where('email', '=', email), where('client', '=', client)]))
      .orderBy('id')
      .execute()
    const ofClient = recent.filter((row) => row.client === client)
    const ofAccount = recent.filter((row) => row.email === email)
    const ofBoth = ofClient.filter((row) => row.email === email)
    const full = [
      ofBoth.length >= most.fromOneAddressForOneAccount && ofBoth,
      ofClient.length >= most.fromOneAddress && ofClient,
      ofAccount.length >= most.forOneAccount && ofAccount,
    ].filter((rows) => rows !== false)
    const waits = full.map((rows) => Date.parse(rows[0]?.at ?? '') + windowMs - attempt.now.getTime())
    if (waits.length > 0) throw tooMany(Math.ceil(Math.max(...waits) / 1000))
    await trx.insertInto('sign_in_attempt').values({ email, client, at: attempt.now.toISOString() }).execute()
  })
}

/** Those that do not count any more. */
export async function purgeOldAttempts(db: Db, now: Date) {
  const since = new Date(now.getTime() - windowMs).toISOString()
  await db.deleteFrom('sign_in_attempt').where('at', '<=', since).execute()
}

/** The right password: what went wrong before is forgotten. */
export async function forgetAttempts(db: Db, attempt: Attempt) {
  const { email, client } = await unreadable(db, attempt)
  await db.deleteFrom('sign_in_attempt').where('email', '=', email).where('client', '=', client).execute()
}

async function unreadable(db: Db, { kind, email, client }: Attempt) {
  const secret = await findSecret(db, 'client')
  const sealed = (text: string) => seal(secret, kind === 'sign-in' ? text : `${kind} ${text}`)
  return { email: sealed(email.trim().toLowerCase()), client: sealed(networkOf(client)) }
}

function tooMany(retryAfterSeconds: number) {
  const minutes = Math.ceil(retryAfterSeconds / 60)
  const wait = minutes === 1 ? 'a minute' : `${minutes} minutes`
  return new RequestError(`Too many attempts. Please try again in ${wait}.`, 429, { retryAfterSeconds })
}
