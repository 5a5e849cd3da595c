import type { Recommendation } from '@house/contract/entities'
import { type Answers, toFilter } from '@house/contract/products/answers'
import type { ProductFilter } from '@house/contract/products/filter'
import type { Db } from '../../../platform/db/schema.ts'
import {
  type Bitmap,
  countBits,
  differenceOf,
  hasBit,
  intersectionOf,
  numbersIn,
  toBitmap,
  unionOf,
} from '../../search/bitmap.ts'
import { conditionsOf, findMatches } from '../filter/conditions.ts'
import { type FilterIndex, findFilterIndex } from '../filter/filter-index.ts'
import { summaryOf } from '../filter/summary.ts'
import { explain } from './explain.ts'
import { subsetsOf } from './subsets.ts'

const maxRecommended = 3

/** The products that match most answers, and how many match all of them. */
export async function recommend(db: Db, answers: Answers): Promise<{ data: Recommendation[]; total: number }> {
  const index = await findFilterIndex(db)
  const matches = answerFilters(answers).map((filter) => findMatches(index.all, conditionsOf(index, filter)))
  const all = intersectionOf([index.all, ...matches])
  const ids = pickBest(index, matches, answers).flatMap((position) => index.productIds[position] ?? [])
  return { data: await readRecommendations(db, ids, answers), total: countBits(all) }
}

/** Each answer as a filter of its own; width and height are one. */
function answerFilters(answers: Answers): ProductFilter[] {
  const { facets, sizes } = toFilter(answers)
  const sized = Object.keys(sizes).length > 0 ? [{ facets: {}, sizes }] : []
  return [...Object.entries(facets).map(([name, values]) => ({ facets: { [name]: values }, sizes: {} })), ...sized]
}

/**
 * Positions of the best products. Most matches first. Among equals, those that solve the problem first of all, then
 * those of lists that are not shown yet, then in the order of the catalogue.
 */
function pickBest(index: FilterIndex, matches: Bitmap[], { problem }: Answers): number[] {
  const main = (problem && index.mainProblems.get(problem)) ?? new Uint32Array()
  const picked: number[] = []
  for (let count = matches.length; count > 0; count -= 1) {
    const equals = unionOf(subsetsOf(matches, count).map(intersectionOf))
    for (const candidates of [intersectionOf([equals, main]), equals])
      while (picked.length < maxRecommended) {
        const next = pickNext(index, candidates, picked)
        if (next === undefined) break
        picked.push(next)
      }
  }
  return picked
}

function pickNext({ lists }: FilterIndex, candidates: Bitmap, picked: number[]): number | undefined {
  const others = differenceOf(candidates, toBitmap(picked))
  const shown = [...lists.values()].filter((products) => picked.some((position) => hasBit(products, position)))
  const ofOtherLists = differenceOf(others, unionOf(shown))
  const preferred = ofOtherLists.some((word) => word !== 0) ? ofOtherLists : others
  return numbersIn(preferred, 0, 1)[0]
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
