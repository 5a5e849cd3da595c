import { type Answers, toAnswerFields, toFilter } from '@house/contract/products/answers'
import { openingTypes, problems, rooms } from '@house/contract/products/attribute-options'
import { emptyAttributes, type ProductAttributes } from '@house/contract/products/attributes'
import { toFilterFields } from '@house/contract/products/filter'
import fc from 'fast-check'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openTestApp } from '../../../testing/open-test-app.ts'
import { randomAttributes, writeRandomAttributes } from '../../../testing/random-attributes.ts'
import { explain } from './explain.ts'

type TestProduct = { id: number; slug: string; list: string; attributes: ProductAttributes }

const size = fc.integer({ min: 1, max: 35 }).map((step) => step * 100)
const answers: fc.Arbitrary<Answers> = fc.record(
  {
    room: fc.constantFrom(...rooms),
    problem: fc.constantFrom(...problems),
    opening: fc.constantFrom(...openingTypes),
    width: size,
    height: size,
  },
  { requiredKeys: [] },
)

let { api, db, close } = {} as Awaited<ReturnType<typeof openTestApp>>
let products: TestProduct[] = []

beforeAll(async () => {
  ;({ api, db, close } = await openTestApp())
  // The order of the catalogue is not that of the ids.
  await db.updateTable('sub_item').set({ position: sql`-position` }).execute()
  const rows = await db
    .selectFrom('product')
    .innerJoin('sub_item', 'sub_item.id', 'product.sub_item_id')
    .innerJoin('category', 'category.id', 'sub_item.category_id')
    .select(['product.id', 'product.slug', 'sub_item.slug as list'])
    .orderBy('category.position')
    .orderBy('sub_item.position')
    .orderBy('product.position')
    .execute()
  products = await writeRandomAttributes(db, rows)
})
afterAll(() => close())

async function ask(input: Answers) {
  const answer = await api.recommendations(toAnswerFields(input))
  if (answer.success !== '1') throw new Error(answer.message)
  return answer
}

const measureOf = ({ measures }: ProductAttributes, name: 'width' | 'height') =>
  measures.find(({ measure }) => measure === `frame_${name}`)

function fits(attributes: ProductAttributes, name: 'width' | 'height', size: number) {
  const stated = measureOf(attributes, name)
  return stated !== undefined && size >= (stated.min ?? 0) && size <= (stated.max ?? Number.POSITIVE_INFINITY)
}

/** For each answer whether the product matches it, without the code under test. */
function matchesOf(attributes: ProductAttributes, { room, problem, opening, width, height }: Answers): boolean[] {
  const sides = [
    ...(width ? [fits(attributes, 'width', width)] : []),
    ...(height ? [fits(attributes, 'height', height)] : []),
  ]
  return [
    ...(room ? [attributes.rooms.includes(room)] : []),
    ...(problem ? [attributes.problems.some((each) => each.problem === problem)] : []),
    ...(opening ? [attributes.openings.includes(opening)] : []),
    ...(sides.length > 0 ? [sides.every(Boolean)] : []),
  ]
}

test('every reason and drawback agrees with the attributes, and every answer has one', () => {
  fc.assert(
    fc.property(randomAttributes, answers, (attributes, asked) => {
      const { reasons, drawbacks } = explain(attributes, asked)
      const matches = matchesOf(attributes, asked)
      expect(drawbacks.length === 0).toBe(matches.every(Boolean))
      const { room, problem, opening, width, height } = asked
      const isReason = (pattern: RegExp) => reasons.some((text) => pattern.test(text))
      expect(isReason(/^Made for/)).toBe(room !== undefined && attributes.rooms.includes(room))
      expect(isReason(/^How it opens/)).toBe(opening !== undefined && attributes.openings.includes(opening))
      expect(isReason(/^Tested\.$/)).toBe(attributes.problems.some((each) => each.problem === problem))
      const fitting = [
        ...(width && fits(attributes, 'width', width) ? [{ name: 'width', size: width } as const] : []),
        ...(height && fits(attributes, 'height', height) ? [{ name: 'height', size: height } as const] : []),
      ]
      for (const [start, isStated] of [
        ['Available for', true],
        ['Its largest size allows', false],
      ] as const) {
        const sizes = fitting
          .filter(({ name }) => (measureOf(attributes, name)?.min !== null) === isStated)
          .map(({ size }) => size.toLocaleString('en-IN'))
        const sized = reasons.filter((text) => text.startsWith(start))
        expect(sized.map((text) => text.match(/\d[\d,]*/g))).toEqual(sizes.length > 0 ? [sizes] : [])
      }
      for (const text of drawbacks) {
        const [, kind, name = '', number = ''] =
          /^Its (largest|smallest) (width|height) is ([\d,]+) mm/.exec(text) ?? []
        if (!kind) continue
        const stated = measureOf(attributes, name === 'width' ? 'width' : 'height')
        const limit = kind === 'largest' ? stated?.max : stated?.min
        const wanted = (name === 'width' ? width : height) ?? 0
        expect(Number(number.replaceAll(',', ''))).toBe(limit)
        expect(kind === 'largest' ? wanted > (limit ?? 0) : wanted < (limit ?? 0)).toBe(true)
      }
    }),
  )
})

test('the sentences name the source of every number, and what does not match', () => {
  const attributes: ProductAttributes = {
    materials: [],
    mesh: [],
    colours: [],
    rooms: ['kitchen', 'stairs'],
    openings: ['sliding'],
    problems: [{ problem: 'noise', reason: 'Two gaskets keep the street out.' }],
    measures: [
      { measure: 'frame_width', min: 600, max: 1200, source: 'Our drawings' },
      { measure: 'frame_height', min: 600, max: 2400, source: 'Our drawings' },
    ],
  }
  expect(
    explain(attributes, { problem: 'noise', room: 'kitchen', opening: 'sliding', width: 1100, height: 1200 }),
  ).toEqual({
    reasons: [
      'Two gaskets keep the street out.',
      'Made for kitchens.',
      'How it opens: Sliding.',
      'Available for 1,100 × 1,200 mm. Source: Our drawings.',
    ],
    drawbacks: [],
  })
  expect(explain(attributes, { problem: 'heat', room: 'bedroom', opening: 'fixed', width: 1800, height: 400 })).toEqual(
    {
      reasons: [],
      drawbacks: [
        '“Heat” is not among the problems it is listed for.',
        'Made for kitchens and stairs, not for bedrooms.',
        'How it opens: Sliding, not Fixed.',
        'Its largest width is 1,200 mm. Source: Our drawings.',
        'Its smallest height is 600 mm. Source: Our drawings.',
      ],
    },
  )
})

test('a size is not called available where the smallest is not stated', () => {
  const measure = (name: 'width' | 'height', min: number | null) =>
    ({ measure: `frame_${name}`, min, max: 2400, source: 'Our drawings' }) as const
  const reasonsWith = (...measures: ProductAttributes['measures']) =>
    explain({ ...emptyAttributes, measures }, { width: 150, height: 135 }).reasons
  expect(reasonsWith(measure('width', null), measure('height', null))).toEqual([
    'Its largest size allows 150 × 135 mm; its smallest width and height are not stated. Source: Our drawings.',
  ])
  expect(reasonsWith(measure('width', null), measure('height', 100))).toEqual([
    'Available for height 135 mm. Source: Our drawings.',
    'Its largest size allows width 150 mm; its smallest width is not stated. Source: Our drawings.',
  ])
})

test('three products match most answers, those made for the problem first; the total is that of the filter', async () => {
  await fc.assert(
    fc.asyncProperty(answers, async (asked) => {
      const { data, total } = await ask(asked)
      const scored = products.map((product) => ({
        ...product,
        matches: matchesOf(product.attributes, asked).filter(Boolean).length,
        isMain: asked.problem !== undefined && product.attributes.problems[0]?.problem === asked.problem,
      }))
      const found = scored.filter(({ matches }) => matches > 0)
      const best = found.sort((one, other) => other.matches - one.matches || Number(other.isMain) - Number(one.isMain))
      const shown = data.map(({ slug }) => scored.find((product) => product.slug === slug))
      const ranks = (some: typeof shown) => some.map((product) => [product?.matches, product?.isMain])
      expect(ranks(shown)).toEqual(ranks(best.slice(0, 3)))
      const isEqual = (product?: (typeof scored)[number]) =>
        product?.matches === best[0]?.matches && product?.isMain === best[0]?.isMain
      const equals = best.filter(isEqual)
      expect(data[0]?.slug).toBe(equals[0]?.slug)
      const lists = new Set(equals.map(({ list }) => list)).size
      if (shown.length > 0)
        expect(new Set(shown.filter(isEqual).map((product) => product?.list)).size).toBe(Math.min(3, lists))
      const filtered = await api.products(toFilterFields(toFilter(asked)))
      expect(filtered.success === '1' && filtered.pagination_data.total).toBe(total)
    }),
    { numRuns: 100 },
  )
})

test('without an answer nothing is recommended', async () => {
  expect(await ask({})).toMatchObject({ data: [], total: products.length })
})
