import { randomInt, randomUUID } from 'node:crypto'
import { type Role, roles } from '@house/contract/staff/roles'
import { z } from 'zod'
import { recordAudit } from '../audit/audit-log.ts'
import { isUniqueFault, lockNames } from '../db/dialect.ts'
import type { Db } from '../db/schema.ts'
import { notFoundError, RequestError } from '../http/errors.ts'
import { type Listing, type ListQuery, listKeys } from '../staff-api/list-query.ts'
import type { Author } from '../staff-api/permissions.ts'
import { oneOf } from '../staff-api/validation.ts'
import { type PasswordHashing, scryptHashing } from './password-hashing.ts'

export type NewStaff = { name: string; email: string; role: Role }
/** `isTemporary`: generated or printed, so that somebody else may know it. */
type Password = { hash: string; isTemporary: boolean }
export type StaffChanges = {
  name?: string | undefined
  email?: string | undefined
  role?: Role | undefined
  suspended?: boolean | undefined
}

export type FirstAdministrator = { email: string; password: string; isTemporary?: boolean }

/** Creates an administrator unless there is staff already; returns whether it did. */
export async function createFirstAdministrator(
  db: Db,
  { email, password, isTemporary = true }: FirstAdministrator,
  hashing = scryptHashing,
) {
  if (await hasStaff(db)) return false
  const hash = await hashing.hash(password)
  return db.transaction().execute(async (trx) => {
    await lockNames(trx, ['staff'])
    if (await hasStaff(trx)) return false
    const author = { staffId: null, now: new Date() }
    await insertStaff(trx, { name: 'Administrator', email, role: 'administrator' }, { hash, isTemporary }, author)
    return true
  })
}

const staffListing: Listing = {
  table: 'staff',
  key: 'id',
  keyKind: 'text',
  search: ['name', 'email'],
  sortable: ['name', 'email', 'role', 'suspended', 'created_at'],
  filters: {
    role: { column: 'role', is: '=', value: oneOf(roles) },
    suspended: { column: 'suspended', is: '=', value: z.boolean().transform(Number) },
  },
  order: ['name', 'asc'],
}

export async function listStaff(db: Db, query: ListQuery) {
  const { keys, total } = await listKeys(db, staffListing, query)
  return { data: await Promise.all(keys.map((id) => findStaff(db, String(id)))), total }
}

export async function createStaff(db: Db, staff: NewStaff, author: Author, hashing: PasswordHashing) {
  const password = generatePassword()
  const hash = await hashing.hash(password)
  const id = await db
    .transaction()
    .execute((trx) => insertStaff(trx, staff, { hash, isTemporary: true }, author))
    .catch(explainTakenEmail)
  return { ...(await findStaff(db, id)), password }
}

export async function findStaff(db: Db, id: string) {
  const row = await db
    .selectFrom('staff')
    .select(['id', 'name', 'email', 'role', 'suspended', 'second_factor', 'created_at'])
    .where('id', '=', id)
    .executeTakeFirst()
  if (!row) throw notFoundError()
  return { ...row, suspended: row.suspended === 1, second_factor: row.second_factor === 1 }
}

/** A suspension, a new role or a new e-mail address ends all sessions of the account. */
export async function updateStaff(db: Db, id: string, changes: StaffChanges, author: Author) {
  const update = db.transaction().execute(async (trx) => {
    await lockNames(trx, ['staff'])
    const before = await findStaff(trx, id)
    const email = changes.email?.toLowerCase() ?? before.email
    const after = { ...before, ...changes, email }
    const changesAccess = after.suspended || after.role !== before.role
    if (id === author.staffId && changesAccess)
      throw new RequestError('Nobody can suspend themselves or change their own role', 409)
    if (id === author.staffId && email !== before.email)
      throw new RequestError('Change your own e-mail address under Your account, with your password', 409)
    await trx
      .updateTable('staff')
      .set({
        name: after.name,
        role: after.role,
        suspended: after.suspended ? 1 : 0,
        updated_at: author.now.toISOString(),
      })
      .where('id', '=', id)
      .execute()
    if (!(await hasAdministrator(trx))) throw new RequestError('One administrator must remain', 409)
    if (changesAccess) await endSessions(trx, id)
    if (email !== before.email) await setEmail(trx, id, email)
    await recordAudit(trx, { action: 'revise', entity: 'staff', entity_id: id, before, after }, author)
  })
  await update.catch(explainTakenEmail)
  return findStaff(db, id)
}

/** By the user, whose password was checked. Ends all sessions. */
export async function changeOwnEmail(db: Db, id: string, newEmail: string, author: Author) {
  const email = newEmail.toLowerCase()
  const update = db.transaction().execute(async (trx) => {
    const before = await findStaff(trx, id)
    if (email === before.email) throw new RequestError('This is your e-mail address already', 422, { field: 'email' })
    await setEmail(trx, id, email)
    await recordAudit(
      trx,
      { action: 'revise', entity: 'staff', entity_id: id, before, after: { ...before, email } },
      author,
    )
  })
  await update.catch(explainTakenEmail)
}

/** Whether this is the password of the account. */
export async function isPasswordOf(db: Db, id: string, password: string, hashing: PasswordHashing) {
  const account = await db.selectFrom('staff_account').select('password').where('staff_id', '=', id).executeTakeFirst()
  return account?.password ? hashing.verify({ hash: account.password, password }) : false
}

/** Sets a temporary password and ends all sessions. */
export async function resetPassword(db: Db, id: string, author: Author, hashing: PasswordHashing) {
  const password = generatePassword()
  const hash = await hashing.hash(password)
  await db.transaction().execute(async (trx) => {
    await findStaff(trx, id)
    await setPassword(trx, id, { hash, isTemporary: true }, author)
    await recordAudit(trx, { action: 'reset password', entity: 'staff', entity_id: id }, author)
  })
  return { ...(await findStaff(db, id)), password }
}

/** Also ends all sessions and revokes pending reset links. */
export async function setPassword(trx: Db, id: string, { hash, isTemporary }: Password, { now }: Author) {
  const updated_at = now.toISOString()
  await trx.updateTable('staff_account').set({ password: hash, updated_at }).where('staff_id', '=', id).execute()
  await trx
    .updateTable('staff')
    .set({ has_temporary_password: isTemporary ? 1 : 0, updated_at })
    .where('id', '=', id)
    .execute()
  await endSessions(trx, id)
  await revokeResets(trx, id)
}

/** The user chose the password: it is no longer temporary, and pending reset links are revoked. */
export async function markPasswordChosen(db: Db, id: string) {
  await db.transaction().execute(async (trx) => {
    await trx.updateTable('staff').set({ has_temporary_password: 0 }).where('id', '=', id).execute()
    await revokeResets(trx, id)
  })
}

/** For a colleague who lost phone and backup codes. Ends all sessions, in case somebody else has the phone. */
export async function resetTwoFactor(db: Db, id: string, author: Author) {
  if (id === author.staffId) throw new RequestError('Disable your own under Your account, with your password', 409)
  await db.transaction().execute(async (trx) => {
    const { second_factor } = await findStaff(trx, id)
    if (!second_factor) throw new RequestError('Two-factor authentication is not enabled for this account', 409)
    await trx.deleteFrom('staff_second_factor').where('staff_id', '=', id).execute()
    await trx.updateTable('staff').set({ second_factor: 0 }).where('id', '=', id).execute()
    await endSessions(trx, id)
    await recordAudit(trx, { action: 'reset second factor', entity: 'staff', entity_id: id }, author)
  })
  return findStaff(db, id)
}

export async function listSessions(db: Db, staffId: string, now: Date) {
  return db
    .selectFrom('staff_session')
    .select(['id', 'created_at', 'updated_at as last_seen', 'user_agent as agent', 'ip_address as address'])
    .where('staff_id', '=', staffId)
    .where('expires_at', '>', now.toISOString())
    .orderBy('updated_at', 'desc')
    .execute()
}

export async function endSession(db: Db, staffId: string, id: string) {
  const ended = await db
    .deleteFrom('staff_session')
    .where('staff_id', '=', staffId)
    .where('id', '=', id)
    .returning('id')
    .executeTakeFirst()
  if (!ended) throw notFoundError()
}

/** Does not refresh the session, so that an open event stream does not keep it alive. */
export async function isSessionOpen(db: Db, id: string, now: Date) {
  const row = await db
    .selectFrom('staff_session')
    .select('id')
    .where('id', '=', id)
    .where('expires_at', '>', now.toISOString())
    .executeTakeFirst()
  return row !== undefined
}

/** Without characters that are easily confused when read aloud or copied by hand. */
export function generatePassword() {
  const alphabet = 'abcdefghjkmnpqrstuvwxyz23456789'
  const group = () => Array.from({ length: 5 }, () => alphabet[randomInt(alphabet.length)]).join('')
  return [group(), group(), group(), group()].join('-')
}

export async function insertStaff(trx: Db, staff: NewStaff, { hash, isTemporary }: Password, author: Author) {
  const id = randomUUID()
  const at = author.now.toISOString()
  const email = staff.email.toLowerCase()
  await trx
    .insertInto('staff')
    .values({ ...staff, email, id, has_temporary_password: isTemporary ? 1 : 0, created_at: at, updated_at: at })
    .execute()
  await trx
    .insertInto('staff_account')
    .values({
      id: randomUUID(),
      staff_id: id,
      account_id: id,
      provider_id: 'credential',
      password: hash,
      created_at: at,
      updated_at: at,
    })
    .execute()
  await recordAudit(trx, { action: 'create', entity: 'staff', entity_id: id, after: { ...staff, email } }, author)
  return id
}

async function hasStaff(db: Db) {
  return (await db.selectFrom('staff').select('id').limit(1).executeTakeFirst()) !== undefined
}

async function hasAdministrator(trx: Db) {
  return (await findFirstAdministrator(trx)) !== undefined
}

/** The oldest account of those that may sign in. */
export function findFirstAdministrator(db: Db) {
  return db
    .selectFrom('staff')
    .select(['id', 'email'])
    .where('role', '=', 'administrator')
    .where('suspended', '=', 0)
    .orderBy('created_at')
    .orderBy('id')
    .limit(1)
    .executeTakeFirst()
}

/** Reset links that went to the old address no longer work. */
async function setEmail(trx: Db, id: string, email: string) {
  await trx.updateTable('staff').set({ email }).where('id', '=', id).execute()
  await endSessions(trx, id)
  await revokeResets(trx, id)
}

function explainTakenEmail(error: unknown): never {
  throw isUniqueFault(error)
    ? new RequestError('This e-mail address already has an account', 422, { field: 'email' })
    : error
}

async function endSessions(trx: Db, staffId: string) {
  await trx.deleteFrom('staff_session').where('staff_id', '=', staffId).execute()
}

async function revokeResets(trx: Db, staffId: string) {
  await trx.deleteFrom('password_reset').where('staff_id', '=', staffId).execute()
}
