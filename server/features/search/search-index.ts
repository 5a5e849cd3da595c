import { setImmediate } from 'node:timers/promises'
import MiniSearch from 'minisearch'
import type { Db } from '../../platform/db/schema.ts'
import { type Page, readPages } from './read-pages.ts'
import { readProductsAfter, toFoundProduct, toProductDocument } from './read-products.ts'
import type { FoundRecord, SearchDocument } from './search-document.ts'
import { wordsOf } from './terms.ts'

/** Found by trying: search.test.ts and relevance.test.ts say what they must do. */
const boost = { title: 2, purpose: 4, keywords: 3, text: 1 }

type TextIndex<T> = { texts: MiniSearch<SearchDocument>; records: Map<number, T> }

/** Everything that a search finds, in memory. */
export type SearchIndex = {
  /** By product id. */
  products: TextIndex<FoundRecord>
  pages: TextIndex<Page>
  synonyms: Map<string, string[]>
}

const batchSize = 500
/** Between two chunks, requests are served. */
const chunkSize = 25

export async function buildSearchIndex(db: Db): Promise<SearchIndex> {
  const synonyms = await db.selectFrom('synonym').selectAll().execute()
  return {
    products: await indexProducts(db),
    pages: await indexPages(db),
    synonyms: new Map(synonyms.map(({ word, means }) => [word, JSON.parse(means)])),
  }
}

async function indexProducts(db: Db): Promise<TextIndex<FoundRecord>> {
  const texts = createTexts()
  const records = new Map<number, FoundRecord>()
  let last = 0
  for (;;) {
    const rows = await readProductsAfter(db, last, batchSize)
    if (rows.length === 0) return { texts, records }
    for (let start = 0; start < rows.length; start += chunkSize) {
      const chunk = rows.slice(start, start + chunkSize)
      texts.addAll(chunk.map(toProductDocument))
      for (const row of chunk) records.set(row.id, toFoundProduct(row))
      await setImmediate()
    }
    last = rows.at(-1)?.id ?? last
  }
}

async function indexPages(db: Db): Promise<TextIndex<Page>> {
  const pages = await readPages(db)
  const texts = createTexts()
  const documents = pages.map((page, id) => ({
    id,
    title: page.title,
    purpose: '',
    keywords: '',
    text: page.texts.join(' '),
  }))
  await texts.addAllAsync(documents, { chunkSize })
  return { texts, records: new Map(pages.entries()) }
}

/** A word counts once in a field, however often it is repeated. */
function createTexts() {
  return new MiniSearch<SearchDocument>({
    fields: ['title', 'purpose', 'keywords', 'text'],
    tokenize: (text) => [...new Set(wordsOf(text))],
    processTerm: (word) => word,
    searchOptions: { boost, tokenize: (words) => words.split(' ') },
  })
}
