import type { SearchGroup } from '@house/contract/entities'
import { emptyFilter, writeProductQuery } from '@house/contract/products/filter'
import { type SearchGroupName, searchGroups } from '@house/contract/search-groups'
import { maxGroupResults } from '@house/contract/ui-config'
import { urls } from '@house/contract/urls'
import type { Db } from '../../platform/db/schema.ts'
import { expandKeywords, type Keyword, searchProducts } from './query.ts'
import { findSiteIndex, type SiteRecord } from './site-index.ts'

const labels: Record<SearchGroupName, string> = {
  products: 'Products',
  accessories: 'Accessories',
  articles: 'Articles',
  projects: 'Projects',
  pages: 'Pages',
}

/** Products and everything else that has all keywords, by kind. Empty groups are left out. */
export async function searchSite(db: Db, text: string): Promise<SearchGroup[]> {
  const keywords = await expandKeywords(db, text)
  const products = await searchProducts(db, keywords)
  const records = await searchRecords(db, keywords)
  return searchGroups
    .map((kind) => ({
      kind,
      label: labels[kind],
      results: kind === 'products' ? products : toResults(records.filter(({ group }) => group === kind)),
      more: kind === 'products' ? urls.products(writeProductQuery({ keyword: text, filter: emptyFilter })) : '',
    }))
    .filter(({ results }) => results.length > 0)
}

/** Records with a word that begins with each keyword, or that a keyword stands for. Matches in the title come first. */
async function searchRecords(db: Db, keywords: Keyword[]): Promise<SiteRecord[]> {
  const records = await findSiteIndex(db)
  // As among products, words that nothing has are ignored.
  const conditions = keywords.map(toCondition).filter(({ isKnown, matches }) => isKnown || records.some(matches))
  if (conditions.length === 0) return []
  const found = records.filter((record) => conditions.every(({ matches }) => matches(record)))
  const inTitle = found.filter(({ titleWords }) => conditions.every(({ matches }) => matches({ words: titleWords })))
  return [...new Set([...inTitle, ...found])]
}

function toCondition({ word, terms }: Keyword) {
  const names = new Set(terms.map(({ term }) => term))
  const matches = ({ words }: Pick<SiteRecord, 'words'>) =>
    words.some((each) => each.startsWith(word) || names.has(each))
  return { isKnown: names.size > 0, matches }
}

function toResults(records: SiteRecord[]) {
  return records.slice(0, maxGroupResults).map(({ title, hyperlink, image }) => ({ title, hyperlink, image }))
}
