import type { NearestFilter } from '@house/contract/entities'
import { type ProductFilter, writeProductQuery } from '@house/contract/products/filter'
import { facetNames, sizeNames } from '@house/contract/products/filter-names'
import type { FilterIndex } from './filter-index.ts'
import { findMatches, type Question } from './find-matches.ts'

const maxOffered = 3

/** One condition of a question, and how to leave it out. */
type Part = { label: string; leaveOut: (question: Question) => Question }

/** Questions that find something, with as few conditions less as possible, those that find most first. */
export function findNearest(index: FilterIndex, question: Question): NearestFilter[] {
  const parts = partsOf(index, question)
  for (const leftOut of [parts.map((part) => [part]), pairsOf(parts), [parts]]) {
    const found = leftOut
      .map((some) => toNearest(index, question, some))
      .filter(({ total }) => total > 0)
      .sort((one, other) => other.total - one.total)
    if (found.length > 0) return found.slice(0, maxOffered)
  }
  return []
}

function toNearest(index: FilterIndex, question: Question, leftOut: Part[]): NearestFilter {
  const nearer = leftOut.reduce((left, { leaveOut }) => leaveOut(left), question)
  return {
    without: leftOut.map(({ label }) => label).join(' and '),
    query: writeProductQuery(nearer),
    total: findMatches(index, nearer).total,
  }
}

function partsOf({ labels }: FilterIndex, { keyword, filter }: Question): Part[] {
  const chosen = facetNames.flatMap((name) => {
    const values = filter.facets[name]
    if (!values) return []
    const label = values.map((value) => labels[name].values.get(value) ?? value).join(' or ')
    return [
      { label, leaveOut: changeFilter(({ facets, sizes }) => ({ facets: { ...facets, [name]: undefined }, sizes })) },
    ]
  })
  const sized = sizeNames.flatMap((name) => {
    const size = filter.sizes[name]
    if (!size) return []
    const label = `${name} ${size.toLocaleString('en-IN')} mm`
    return [
      { label, leaveOut: changeFilter(({ facets, sizes }) => ({ facets, sizes: { ...sizes, [name]: undefined } })) },
    ]
  })
  const searched = {
    label: `“${keyword}”`,
    leaveOut: (question: Question) => ({ ...question, keyword: '', found: undefined }),
  }
  return [...chosen, ...sized, ...(keyword === '' ? [] : [searched])]
}

function changeFilter(change: (filter: ProductFilter) => ProductFilter) {
  return (question: Question): Question => ({ ...question, filter: change(question.filter) })
}

function pairsOf(parts: Part[]): Part[][] {
  return parts.flatMap((one, index) => parts.slice(index + 1).map((other) => [one, other]))
}
