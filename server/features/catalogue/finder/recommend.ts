import type { Recommendation } from '@house/contract/entities'
import { type Answers, toFilter } from '@house/contract/products/answers'
import type { ProductFilter } from '@house/contract/products/filter'
import type { Db } from '../../../platform/db/schema.ts'
import { conditionsOf } from '../filter/conditions.ts'
import { type FilterProduct, findFilterIndex } from '../filter/filter-index.ts'
import { summaryOf } from '../filter/summary.ts'
import { explain } from './explain.ts'

const maxRecommended = 3

/** The products that match most answers, and how many match all of them. */
export async function recommend(db: Db, answers: Answers): Promise<{ data: Recommendation[]; total: number }> {
  const { products, labels } = await findFilterIndex(db)
  const asked = answerFilters(answers).map((filter) => conditionsOf(labels, filter))
  const candidates = products.map((product) => ({
    product,
    matches: asked.filter((conditions) => conditions.every(({ isMetBy }) => isMetBy(product))).length,
    isMain: answers.problem !== undefined && product.mainProblem === answers.problem,
  }))
  const ids = pickBest(candidates.filter(({ matches }) => matches > 0)).map(({ id }) => id)
  const total = candidates.filter(({ matches }) => matches === asked.length).length
  return { data: await readRecommendations(db, ids, answers), total }
}

type Candidate = { product: FilterProduct; matches: number; isMain: boolean }

/** Each answer as a filter of its own; width and height are one. */
function answerFilters(answers: Answers): ProductFilter[] {
  const { facets, sizes } = toFilter(answers)
  const sized = Object.keys(sizes).length > 0 ? [{ facets: {}, sizes }] : []
  return [...Object.entries(facets).map(([name, values]) => ({ facets: { [name]: values }, sizes: {} })), ...sized]
}

/**
 * Most matches first. Among equals, those that solve the problem first of all, then those of lists that are not shown
 * yet, then in the order of the catalogue.
 */
function pickBest(candidates: Candidate[]): FilterProduct[] {
  const left = candidates.sort((one, other) => compare(other, one))
  const picked: FilterProduct[] = []
  while (picked.length < maxRecommended && left[0]) {
    const [best] = left
    const equals = left.filter((candidate) => compare(candidate, best) === 0)
    const next = equals.find(({ product }) => picked.every(({ list }) => list !== product.list)) ?? best
    picked.push(next.product)
    left.splice(left.indexOf(next), 1)
  }
  return picked
}

function compare(one: Candidate, other: Candidate) {
  return one.matches - other.matches || Number(one.isMain) - Number(other.isMain)
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
