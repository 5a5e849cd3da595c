import type { Recommendation } from '@house/contract/entities'
import { type Answers, toFilter } from '@house/contract/products/answers'
import { emptyFilter, type ProductFilter } from '@house/contract/products/filter'
import type { Db } from '../../db/schema.ts'
import { type Bitmap, hasId } from '../../search/bitmap.ts'
import { type FilterIndex, findFilterIndex } from '../filter/filter-index.ts'
import { findMatches } from '../filter/find-matches.ts'
import { summaryOf } from '../filter/summary.ts'
import { explain } from './explain.ts'

const maxRecommended = 3

/** The products that match most answers, and how many match all of them. */
export async function recommend(db: Db, answers: Answers): Promise<{ data: Recommendation[]; total: number }> {
  const index = await findFilterIndex(db)
  const ids = pickBest(
    index,
    questionsOf(answers).map((filter) => matching(index, filter).matches),
  )
  return { data: await readRecommendations(db, ids, answers), total: matching(index, toFilter(answers)).total }
}

/** Each answer as a filter of its own; width and height are one. */
function questionsOf(answers: Answers): ProductFilter[] {
  const { facets, sizes } = toFilter(answers)
  const sized = Object.keys(sizes).length > 0 ? [{ facets: {}, sizes }] : []
  return [...Object.entries(facets).map(([name, values]) => ({ facets: { [name]: values }, sizes: {} })), ...sized]
}

function matching(index: FilterIndex, filter: ProductFilter = emptyFilter) {
  return findMatches(index, { scope: index.all, keyword: '', found: undefined, filter })
}

/** Most matches first, then in the order of the catalogue; among equals, lists that are not shown yet come first. */
function pickBest({ productIds, lists }: FilterIndex, answers: Bitmap[]): number[] {
  const byMatches = Object.groupBy(productIds, (id) => answers.filter((bits) => hasId(bits, id)).length)
  const picked: number[] = []
  for (let matches = answers.length; matches > 0; matches -= 1) {
    const candidates = byMatches[matches] ?? []
    while (picked.length < maxRecommended) {
      const shown = [...lists.values()].filter((bits) => picked.some((id) => hasId(bits, id)))
      const others = candidates.filter((id) => !picked.includes(id))
      const next = others.find((id) => !shown.some((bits) => hasId(bits, id))) ?? others[0]
      if (next === undefined) break
      picked.push(next)
    }
  }
  return picked
}

async function readRecommendations(db: Db, ids: number[], answers: Answers): Promise<Recommendation[]> {
  if (ids.length === 0) return []
  const rows = await db
    .selectFrom('product')
    .select(['id', 'slug', 'title', 'image', 'attributes', 'plan_design'])
    .where('id', 'in', ids)
    .execute()
  return rows
    .sort((one, other) => ids.indexOf(one.id) - ids.indexOf(other.id))
    .map(({ id, attributes: stored, plan_design, ...product }) => {
      const attributes = JSON.parse(stored)
      return { ...product, summary: summaryOf(attributes), ...explain(attributes, answers), plan: plan_design !== null }
    })
}
