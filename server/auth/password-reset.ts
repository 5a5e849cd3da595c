import { randomUUID, timingSafeEqual } from 'node:crypto'
import { recordAudit } from '../audit/audit-log.ts'
import type { Db } from '../db/schema.ts'
import { RequestError } from '../errors.ts'
import { setPassword } from './accounts.ts'
import { hashPassword } from './hash-password.ts'
import { findSecret, seal } from './secrets.ts'

const lifetimeMs = 60 * 60 * 1000
/** Nobody's mailbox is flooded. */
const mostAtOnce = 3

/** Queues a mail with a link for whoever has this address; says nothing about whether anybody has. */
export async function askForReset(db: Db, email: string, now: Date) {
  await db.transaction().execute(async (trx) => {
    await trx.deleteFrom('password_reset').where('expires_at', '<=', now.toISOString()).execute()
    const person = await trx
      .selectFrom('staff')
      .select('id')
      .where('email', '=', email.trim().toLowerCase())
      .where('suspended', '=', 0)
      .executeTakeFirst()
    if (!person) return
    const waiting = await trx.selectFrom('password_reset').select('id').where('staff_id', '=', person.id).execute()
    if (waiting.length >= mostAtOnce) return
    const id = randomUUID()
    const expires_at = new Date(now.getTime() + lifetimeMs).toISOString()
    await trx.insertInto('password_reset').values({ id, staff_id: person.id, expires_at }).execute()
    await trx
      .insertInto('outbox')
      .values({ kind: 'password-reset', reset_id: id, next_attempt_at: now.toISOString() })
      .execute()
  })
}

/** The reset and whom it is for, with the token of its link, which is kept nowhere; undefined when its time is over. */
export async function findReset(db: Db, id: string, now: Date) {
  const row = await db
    .selectFrom('password_reset')
    .innerJoin('staff', 'staff.id', 'password_reset.staff_id')
    .select(['password_reset.id', 'staff.name', 'staff.email'])
    .where('password_reset.id', '=', id)
    .where('expires_at', '>', now.toISOString())
    .where('suspended', '=', 0)
    .executeTakeFirst()
  return row && { ...row, token: await tokenOf(db, row.id) }
}

/** The link works once, and the first that works makes all others of the same person useless. Says whose it was. */
export async function redeemReset(db: Db, token: string, password: string, now: Date) {
  const [id = ''] = token.split('.')
  if (!isSame(token, await tokenOf(db, id)) || !(await findReset(db, id, now))) throw isOver()
  const hash = await hashPassword(password)
  return db.transaction().execute(async (trx) => {
    const used = await trx.deleteFrom('password_reset').where('id', '=', id).returning('staff_id').executeTakeFirst()
    if (!used) throw isOver()
    const author = { staffId: used.staff_id, now }
    await setPassword(trx, used.staff_id, { hash, isGiven: false }, author)
    await recordAudit(trx, { action: 'reset password by mail', entity: 'staff', entity_id: used.staff_id }, author)
    return trx.selectFrom('staff').select('email').where('id', '=', used.staff_id).executeTakeFirstOrThrow()
  })
}

async function tokenOf(db: Db, id: string) {
  return `${id}.${seal(await findSecret(db, 'password-reset'), id)}`
}

function isSame(one: string, other: string) {
  const [given, known] = [Buffer.from(one), Buffer.from(other)]
  return given.length === known.length && timingSafeEqual(given, known)
}

function isOver() {
  return new RequestError('This link was used before, or is older than an hour. Ask for a new one.', 422, {
    field: 'token',
  })
}
