import type { SearchGroup } from '@house/contract/entities'
import { emptyFilter, writeProductQuery } from '@house/contract/products/filter'
import { type SearchGroupName, searchGroups } from '@house/contract/search-groups'
import { maxGroupResults, maxSearchResults } from '@house/contract/ui-config'
import { urls } from '@house/contract/urls'
import { matchAll, type WordMatches } from './match-words.ts'
import type { Page } from './read-pages.ts'
import type { FoundRecord } from './search-document.ts'
import type { SearchIndex } from './search-index.ts'
import { matchProducts, matchWords } from './search-products.ts'
import { isTopicWord, pagesOfTopics } from './topics.ts'

const labels: Record<SearchGroupName, string> = {
  products: 'Products',
  accessories: 'Accessories',
  articles: 'Articles',
  projects: 'Projects',
  pages: 'Pages',
}

/** Products and everything else that a search finds, by kind. Pages that answer a question come first. Empty groups are left out. */
export function searchSite(index: SearchIndex, text: string): SearchGroup[] {
  const words = matchWords(index, text)
  const products = matchProducts(words).flatMap(({ id }) => index.products.records.get(id) ?? [])
  const answers = findAnswers(index, words)
  const pages = [...new Set([...answers, ...findPages(index, words)])]
  const kinds = answers.length > 0 ? [...new Set<SearchGroupName>(['pages', ...searchGroups])] : searchGroups
  return kinds
    .map((kind) => ({
      kind,
      label: labels[kind],
      results:
        kind === 'products'
          ? products.slice(0, maxSearchResults)
          : pages
              .filter(({ group }) => group === kind)
              .slice(0, maxGroupResults)
              .map(toResult),
      more: kind === 'products' ? urls.products(writeProductQuery({ keyword: text, filter: emptyFilter })) : '',
    }))
    .filter(({ results }) => results.length > 0)
}

function findAnswers({ pages }: SearchIndex, words: WordMatches[]): Page[] {
  const all = [...pages.records.values()]
  return pagesOfTopics(words.map(({ word }) => word)).flatMap(
    (hyperlink) => all.find((page) => page.hyperlink === hyperlink) ?? [],
  )
}

/** Pages that match every word; if none does, those that match the words that are no question. */
function findPages({ pages }: SearchIndex, words: WordMatches[]): Page[] {
  const known = words.filter((each) => each.products.size > 0 || each.pages.size > 0)
  const find = (some: WordMatches[]) => matchAll(some.map((each) => each.pages))
  const found = find(known)
  const matches = found.length > 0 ? found : find(known.filter(({ word }) => !isTopicWord(word)))
  return matches.flatMap(({ id }) => pages.records.get(id) ?? [])
}

function toResult({ title, hyperlink, image }: Page): FoundRecord {
  return { title, hyperlink, image }
}
