import { maxContentLength } from '@house/contract/validation-limits'
import { z } from 'zod'
import { recordAudit } from '../../audit/audit-log.ts'
import { bumpContentVersion } from '../../cache/content-version.ts'
import { isUniqueFault } from '../../db/dialect.ts'
import type { Db } from '../../db/schema.ts'
import { notFoundError, RequestError } from '../../http/errors.ts'
import { type Listing, type ListQuery, listKeys, readRows } from '../../staff-api/list-query.ts'
import type { Author } from '../../staff-api/permissions.ts'
import { parseInput, requiredText, text } from '../../staff-api/validation.ts'

const redirectListing: Listing<'redirect'> = {
  table: 'redirect',
  key: 'from_path',
  keyKind: 'text',
  search: ['from_path', 'to_path'],
  sortable: ['from_path', 'to_path', 'created_at'],
  filters: {},
  order: ['created_at', 'desc'],
}

/** A path on this site: `//` and `\` would make it another host. */
const path = requiredText(maxContentLength.path)
  .trim()
  .regex(/^\/(?!\/)[^\\\s]*$/, 'must be a path on this site that begins with /')
const fromPath = path.transform((value) => value.toLowerCase().replace(/(.)\/$/, '$1'))
export const redirectFields = z.object({ from_path: fromPath, to_path: path })

/** Redirects from changed slugs and those that staff added. */
export async function listRedirects(db: Db, query: ListQuery) {
  const { keys, total } = await listKeys(db, redirectListing, query)
  const rows = await readRows(db, redirectListing, keys)
  return { data: rows.map((row) => ({ id: row.from_path, ...row })), total }
}

export async function findRedirectRecord(db: Db, from: string) {
  const from_path = text(maxContentLength.path).safeParse(from).data ?? ''
  const row = await db.selectFrom('redirect').selectAll().where('from_path', '=', from_path).executeTakeFirst()
  if (!row) throw notFoundError()
  return { id: row.from_path, ...row }
}

export async function createRedirect(db: Db, input: object, author: Author) {
  const { from_path, to_path } = parseInput(redirectFields, input)
  const created_at = author.now.toISOString()
  try {
    await change(db, from_path, 'create', author, async (trx) => {
      await requireNoChain(trx, from_path, to_path)
      await trx.insertInto('redirect').values({ from_path, to_path, created_at }).execute()
    })
  } catch (error) {
    throw isUniqueFault(error)
      ? new RequestError('This URL is already a page or a redirect', 422, { field: 'from_path' })
      : error
  }
  return findRedirectRecord(db, from_path)
}

export async function updateRedirect(db: Db, from: string, input: object, author: Author) {
  const { to_path } = parseInput(z.object({ to_path: path }), input)
  const { from_path } = await findRedirectRecord(db, from)
  await change(db, from_path, 'revise', author, async (trx) => {
    await requireNoChain(trx, from_path, to_path)
    await trx.updateTable('redirect').set({ to_path }).where('from_path', '=', from_path).execute()
  })
  return findRedirectRecord(db, from_path)
}

export async function removeRedirect(db: Db, from: string, author: Author) {
  const found = await findRedirectRecord(db, from)
  await change(db, found.from_path, 'delete', author, async (trx) => {
    await trx.deleteFrom('redirect').where('from_path', '=', found.from_path).execute()
  })
  return found
}

async function change(db: Db, from_path: string, action: string, author: Author, work: (trx: Db) => Promise<void>) {
  await db.transaction().execute(async (trx) => {
    const read = () => trx.selectFrom('redirect').selectAll().where('from_path', '=', from_path).executeTakeFirst()
    const before = await read()
    await work(trx)
    await recordAudit(trx, { action, entity: 'redirect', entity_id: from_path, before, after: await read() }, author)
    await bumpContentVersion(trx)
  })
}

/** Redirects must not form chains or loops. */
async function requireNoChain(trx: Db, from_path: string, to_path: string) {
  const target = to_path
    .toLowerCase()
    .replace(/[?#].*$/, '')
    .replace(/(.)\/$/, '$1')
  const next = await trx.selectFrom('redirect').select('to_path').where('from_path', '=', target).executeTakeFirst()
  const isTarget = await trx
    .selectFrom('redirect')
    .select('to_path')
    .where('to_path', '=', from_path)
    .executeTakeFirst()
  if (target === from_path || next || isTarget)
    throw new RequestError('The target must be a page, not another redirect', 422, { field: 'to_path' })
}
