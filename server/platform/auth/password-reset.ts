import { randomUUID } from 'node:crypto'
import { recordAudit } from '../audit/audit-log.ts'
import { findKey, hmac } from '../crypto/secrets.ts'
import { timingSafeEqualText } from '../crypto/timing-safe.ts'
import type { Db } from '../db/schema.ts'
import { RequestError } from '../http/errors.ts'
import { queueMail } from '../outbox/queue.ts'
import { latestNow } from '../process/clock-skew.ts'
import { setPassword } from './accounts.ts'
import type { PasswordHashing } from './password-hashing.ts'

const resetLifetimeMs = 60 * 60 * 1000
/** Keeps anyone from flooding a mailbox with reset mail. */
const maxPendingResets = 3

/** Queues a mail with a reset link if an active account has this address. */
export async function requestReset(db: Db, email: string, now: Date) {
  await db.transaction().execute(async (trx) => {
    // What expires later than any reset was requested before the clock was set back.
    const latest = new Date(latestNow(now).getTime() + resetLifetimeMs).toISOString()
    await trx
      .deleteFrom('password_reset')
      .where((where) => where.or([where('expires_at', '<=', now.toISOString()), where('expires_at', '>', latest)]))
      .execute()
    const staff = await trx
      .selectFrom('staff')
      .select('id')
      .where('email', '=', email.trim().toLowerCase())
      .where('suspended', '=', 0)
      .executeTakeFirst()
    if (!staff) return
    const pending = await trx.selectFrom('password_reset').select('id').where('staff_id', '=', staff.id).execute()
    if (pending.length >= maxPendingResets) return
    const id = randomUUID()
    const expires_at = new Date(now.getTime() + resetLifetimeMs).toISOString()
    await trx.insertInto('password_reset').values({ id, staff_id: staff.id, expires_at }).execute()
    await queueMail(trx, 'password-reset', { reset_id: id }, now)
  })
}

/** The pending reset with its recipient and token; undefined once expired. The token is derived, never stored. */
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

/** Works once, and revokes all other links of the same account. Returns the account's e-mail address. */
export async function redeemReset(db: Db, token: string, password: string, now: Date, hashing: PasswordHashing) {
  const [id = ''] = token.split('.')
  if (!timingSafeEqualText(token, await tokenOf(db, id)) || !(await findReset(db, id, now))) throw expiredLinkError()
  const hash = await hashing.hash(password)
  return db.transaction().execute(async (trx) => {
    const reset = await trx.deleteFrom('password_reset').where('id', '=', id).returning('staff_id').executeTakeFirst()
    if (!reset) throw expiredLinkError()
    const author = { staffId: reset.staff_id, now }
    await setPassword(trx, reset.staff_id, { hash, isTemporary: false }, author)
    await recordAudit(trx, { action: 'reset password by mail', entity: 'staff', entity_id: reset.staff_id }, author)
    return trx.selectFrom('staff').select('email').where('id', '=', reset.staff_id).executeTakeFirstOrThrow()
  })
}

async function tokenOf(db: Db, id: string) {
  return `${id}.${hmac(await findKey(db, 'password-reset'), id)}`
}

function expiredLinkError() {
  return new RequestError('This link was already used or is older than an hour. Request a new one.', 422, {
    field: 'token',
  })
}
