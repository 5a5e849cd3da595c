import type { SearchGroup } from '@house/contract/entities'
import { emptyFilter, writeProductQuery } from '@house/contract/products/filter'
import { type SearchGroupName, searchGroups } from '@house/contract/search-groups'
import { maxGroupResults } from '@house/contract/ui-config'
import { urls } from '@house/contract/urls'
import type { Db } from '../db/schema.ts'
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
  if (keywords.length === 0) return []
  const conditions = keywords.map(({ word, terms }) => {
    const names = new Set(terms.map(({ term }) => term))
    return (each: string) => each.startsWith(word) || names.has(each)
  })
  const hasAll = (words: string[]) => conditions.every((condition) => words.some(condition))
  const found = (await findSiteIndex(db)).filter(({ words }) => hasAll(words))
  const inTitle = found.filter(({ titleWords }) => hasAll(titleWords))
  return [...new Set([...inTitle, ...found])]
}

function toResults(records: SiteRecord[]) {
  return records.slice(0, maxGroupResults).map(({ title, hyperlink, image }) => ({ title, hyperlink, image }))
}
