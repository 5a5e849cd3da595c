import { maxContentLength } from '@house/contract/validation-limits'
import { z } from 'zod'
import { recordAudit } from '../../platform/audit/audit-log.ts'
import { bumpContentVersion } from '../../platform/cache/content-version.ts'
import { isUniqueFault } from '../../platform/db/dialect.ts'
import type { Db } from '../../platform/db/schema.ts'
import { notFoundError, RequestError } from '../../platform/http/errors.ts'
import { type Listing, type ListQuery, listKeys } from '../../platform/staff-api/list-query.ts'
import type { Author } from '../../platform/staff-api/permissions.ts'
import { parseInput, requiredText, text } from '../../platform/staff-api/validation.ts'
import { wordsOf } from './terms.ts'

const synonymListing: Listing<'synonym'> = {
  table: 'synonym',
  key: 'word',
  keyKind: 'text',
  search: ['word', 'means'],
  sortable: ['word'],
  filters: {},
  order: ['word', 'asc'],
}

const meansSchema = z
  .array(requiredText(maxContentLength.synonym))
  .min(1, 'needs at least one word')
  .max(30, 'has too many words')
const synonymSchema = z.object({ word: requiredText(maxContentLength.synonym), means: meansSchema })

export async function listSynonyms(db: Db, query: ListQuery) {
  const { keys, total } = await listKeys(db, synonymListing, query)
  const words = keys.map(String)
  const rows = words.length > 0 ? await db.selectFrom('synonym').selectAll().where('word', 'in', words).execute() : []
  return { data: rows.toSorted((a, b) => words.indexOf(a.word) - words.indexOf(b.word)).map(toSynonym), total }
}

export async function findSynonym(db: Db, word: string) {
  const row = await db.selectFrom('synonym').selectAll().where('word', '=', storableText(word)).executeTakeFirst()
  if (!row) throw notFoundError()
  return toSynonym(row)
}

export async function createSynonym(db: Db, input: object, author: Author) {
  const { word, means } = parseInput(synonymSchema, input)
  const [normalised, ...more] = wordsOf(word)
  if (!normalised || more.length > 0) throw new RequestError('This must be a single word', 422, { field: 'word' })
  try {
    await changeSynonym(db, normalised, 'create', author, async (trx) => {
      await trx
        .insertInto('synonym')
        .values({ word: normalised, means: toMeans(means) })
        .execute()
    })
  } catch (error) {
    throw isUniqueFault(error) ? new RequestError('This word is already in the list', 422, { field: 'word' }) : error
  }
  return findSynonym(db, normalised)
}

export async function updateSynonym(db: Db, word: string, input: object, author: Author) {
  const { means } = parseInput(z.object({ means: meansSchema }), input)
  await findSynonym(db, word)
  await changeSynonym(db, word, 'revise', author, async (trx) => {
    await trx
      .updateTable('synonym')
      .set({ means: toMeans(means) })
      .where('word', '=', word)
      .execute()
  })
  return findSynonym(db, word)
}

export async function removeSynonym(db: Db, word: string, author: Author) {
  const found = await findSynonym(db, word)
  await changeSynonym(db, word, 'delete', author, async (trx) => {
    await trx.deleteFrom('synonym').where('word', '=', word).execute()
  })
  return found
}

async function changeSynonym(db: Db, word: string, action: string, author: Author, change: (trx: Db) => Promise<void>) {
  await db.transaction().execute(async (trx) => {
    const read = () => trx.selectFrom('synonym').selectAll().where('word', '=', word).executeTakeFirst()
    const before = await read()
    await change(trx)
    await recordAudit(trx, { action, entity: 'synonym', entity_id: word, before, after: await read() }, author)
    await bumpContentVersion(trx)
  })
}

function toSynonym({ word, means }: { word: string; means: string }) {
  return { id: word, word, means: JSON.parse(means) as string[] }
}

function toMeans(means: string[]) {
  const words = [...new Set(means.flatMap(wordsOf))]
  if (words.length === 0) throw new RequestError('Write at least one word', 422, { field: 'means' })
  return JSON.stringify(words)
}

/** Empty when the text contains characters that PostgreSQL cannot store: it matches nothing then. */
function storableText(word: string) {
  return text(200).safeParse(word).data ?? ''
}
