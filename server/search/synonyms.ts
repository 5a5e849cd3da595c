import { z } from 'zod'
import { type Author, recordAudit } from '../audit/audit-log.ts'
import { bumpContentVersion } from '../cache/content-version.ts'
import { type Listing, type ListQuery, listKeys, readRows } from '../content/list-query.ts'
import { checked, neededText, text } from '../content/validation.ts'
import { isUniqueFault } from '../db/dialect.ts'
import type { Db } from '../db/schema.ts'
import { notFoundError, RequestError } from '../errors.ts'
import { forgetSynonym, learnSynonym } from './index-products.ts'
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

const meaning = z.array(neededText(60)).min(1, 'needs at least one word').max(30, 'has too many words')
const synonym = z.object({ word: neededText(60), means: meaning })

/** Words of the trade and the region, and what a search takes them for. */
export async function listSynonyms(db: Db, query: ListQuery) {
  const { keys, total } = await listKeys(db, synonymListing, query)
  const rows = await readRows(db, synonymListing, keys)
  return { data: rows.map((row) => toSynonym(row as { word: string; means: string })), total }
}

export async function findSynonym(db: Db, word: string) {
  const row = await db.selectFrom('synonym').selectAll().where('word', '=', asText(word)).executeTakeFirst()
  if (!row) throw notFoundError()
  return toSynonym(row)
}

export async function createSynonym(db: Db, given: object, author: Author) {
  const { word, means } = checked(synonym, given)
  const [asked, ...more] = wordsOf(word)
  if (!asked || more.length > 0) throw new RequestError('This must be a single word', 422, { field: 'word' })
  try {
    await change(db, asked, 'create', author, async (trx) => {
      await trx
        .insertInto('synonym')
        .values({ word: asked, means: toMeans(means) })
        .execute()
      await learnSynonym(trx, asked)
    })
  } catch (error) {
    throw isUniqueFault(error) ? new RequestError('This word is in the list', 422, { field: 'word' }) : error
  }
  return findSynonym(db, asked)
}

export async function reviseSynonym(db: Db, word: string, given: object, author: Author) {
  const { means } = checked(z.object({ means: meaning }), given)
  await findSynonym(db, word)
  await change(db, word, 'revise', author, async (trx) => {
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
  await change(db, word, 'delete', author, async (trx) => {
    await trx.deleteFrom('synonym').where('word', '=', word).execute()
    await forgetSynonym(trx, word)
  })
  return found
}

async function change(db: Db, word: string, action: string, author: Author, work: (trx: Db) => Promise<void>) {
  await db.transaction().execute(async (trx) => {
    const read = () => trx.selectFrom('synonym').selectAll().where('word', '=', word).executeTakeFirst()
    const before = await read()
    await work(trx)
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

/** A text that no database can hold names nothing. */
function asText(word: string) {
  return text(200).safeParse(word).data ?? ''
}
