import { openingTypes, problems, productMaterials, rooms } from '@house/contract/products/attribute-options'
import type { ProductAttributes } from '@house/contract/products/attributes'
import { type ProductFilter, parseFilter, toFilterFields } from '@house/contract/products/filter'
import { type FacetName, facetNames } from '@house/contract/products/filter-names'
import { pageSize } from '@house/contract/ui-config'
import fc from 'fast-check'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { bumpContentVersion } from '../../../platform/cache/content-version.ts'
import { openTestApp } from '../../../testing/open-test-app.ts'
import { writeRandomAttributes } from '../../../testing/random-attributes.ts'

type TestProduct = {
  id: number
  slug: string
  list: string
  category: string
  /** Of its design, or none. */
  systems: string[]
  attributes: ProductAttributes
}
/** A list, or all; a keyword, or none. */
type Scope = { slug: string; keyword: string }

const list = 'window'
/** Between the limits of the products, which are hundreds, and exactly at them. */
const size = fc.oneof(
  fc.integer({ min: 1, max: 3000 }),
  fc.integer({ min: 1, max: 30 }).map((hundreds) => hundreds * 100),
)
const filters: fc.Arbitrary<ProductFilter> = fc
  .record(
    {
      problem: fc.subarray([...problems], { minLength: 1, maxLength: 2 }),
      room: fc.subarray([...rooms], { minLength: 1, maxLength: 2 }),
      opening: fc.subarray([...openingTypes], { minLength: 1, maxLength: 3 }),
      material: fc.subarray([...productMaterials], { minLength: 1, maxLength: 3 }),
      mesh: fc.subarray(['pleated', 'sliding'], { minLength: 1 }),
      colour: fc.subarray(['white', 'black', 'walnut'], { minLength: 1 }),
      system: fc.subarray(['upvc-60-casement', 'upvc-62-sliding', 'alu-bifold'], { minLength: 1 }),
      category: fc.subarray(['upvc-door-and-window', 'alu-home-interior'], { minLength: 1 }),
      width: size.map(String),
      height: size.map(String),
    },
    { requiredKeys: [] },
  )
  .map((chosen) => parseFilter((name) => String(chosen[name] ?? '')))

const scopes: fc.Arbitrary<Scope> = fc.record({
  slug: fc.constantFrom('', '', list, 'doors-and-window'),
  keyword: fc.constantFrom('', '', 'sliding', 'glass'),
})

let { api, db, close } = {} as Awaited<ReturnType<typeof openTestApp>>
let products: TestProduct[] = []
/** Slugs that each keyword finds, in their order. */
const foundBy = new Map<string, string[]>()

beforeAll(async () => {
  ;({ api, db, close } = await openTestApp())
  // The order of the catalogue is not that of the ids.
  await db.updateTable('sub_item').set({ position: sql`-position` }).execute()
  const rows = await db
    .selectFrom('product')
    .innerJoin('sub_item', 'sub_item.id', 'product.sub_item_id')
    .innerJoin('category', 'category.id', 'sub_item.category_id')
    .select(['product.id', 'product.slug', 'product.plan_design'])
    .select(['sub_item.slug as list', 'category.slug as category'])
    .orderBy('category.position')
    .orderBy('sub_item.position')
    .orderBy('product.position')
    .execute()
  const written = await writeRandomAttributes(db, rows)
  products = written.map(({ plan_design, ...product }) => ({ ...product, systems: systemsIn(plan_design) }))
  for (const keyword of ['sliding', 'glass']) {
    const { total_pages } = (await ask({ keyword })).pagination_data
    const pages = await Promise.all(
      Array.from({ length: total_pages }, (_, index) => ask({ keyword, product_page: index + 1 })),
    )
    foundBy.set(
      keyword,
      pages.flatMap(({ data }) => data.map(({ slug }) => slug)),
    )
  }
})
afterAll(() => close())

function valuesOf({ category, systems, attributes }: TestProduct, name: FacetName): string[] {
  const { problems, rooms, openings, materials, mesh, colours } = attributes
  const all = { category: [category], problem: problems.map(({ problem }) => problem), room: rooms }
  return { ...all, opening: openings, material: materials, mesh, colour: colours, system: systems }[name]
}

function systemsIn(design: string | null): string[] {
  return design === null ? [] : [JSON.parse(design).system]
}

function isIn({ attributes }: TestProduct, name: 'width' | 'height', size = 0) {
  const stated = attributes.measures.find(({ measure }) => measure === `frame_${name}`)
  return size === 0 || (stated && size >= (stated.min ?? 0) && size <= (stated.max ?? Number.POSITIVE_INFINITY))
}

function inScope({ slug, keyword }: Scope) {
  const found = foundBy.get(keyword)?.flatMap((each) => products.find((product) => product.slug === each) ?? [])
  return (found ?? products).filter((product) => slug === '' || product.list === slug)
}

function bruteForce({ facets, sizes }: ProductFilter, scope: Scope = { slug: '', keyword: '' }) {
  const chosen = Object.entries(facets) as [FacetName, string[]][]
  return inScope(scope)
    .filter((product) => chosen.every(([name, values]) => hasChosen(valuesOf(product, name), name, values)))
    .filter((product) => isIn(product, 'width', sizes.width) && isIn(product, 'height', sizes.height))
}

/** Every problem has to be solved; of other facets one value is enough. */
function hasChosen(own: string[], name: FacetName, values: string[]) {
  const has = (value: string) => own.includes(value)
  return name === 'problem' ? values.every(has) : values.some(has)
}

/** Every value that the list has, or that is chosen and exists, with its count. */
function bruteForceCounts(filter: ProductFilter, scope: Scope) {
  const counts = facetNames.map((name) => {
    const inList = inScope({ ...scope, keyword: '' }).flatMap((product) => valuesOf(product, name))
    const existing = products.flatMap((product) => valuesOf(product, name))
    const chosen = filter.facets[name]?.filter((value) => existing.includes(value)) ?? []
    const values = [...new Set([...inList, ...chosen])]
    const others = Object.fromEntries(Object.entries(filter.facets).filter(([facet]) => facet !== name))
    const beside = name === 'problem' ? filter.facets : others
    const matching = bruteForce({ ...filter, facets: beside }, scope).map((product) => valuesOf(product, name))
    const countOf = (value: string) => matching.filter((each) => each.includes(value)).length
    return [name, Object.fromEntries(values.map((value) => [value, countOf(value)]))] as const
  })
  return Object.fromEntries(counts.filter(([, values]) => Object.keys(values).length > 0))
}

async function ask(input: Parameters<typeof api.products>[0]) {
  const answer = await api.products(input)
  if (answer.success !== '1') throw new Error(answer.message)
  return answer
}

test('products and counts equal a brute-force count, for 1,000 random filters', async () => {
  await fc.assert(
    fc.asyncProperty(filters, scopes, async (filter, scope) => {
      const answer = await ask({ ...toFilterFields(filter), ...scope })
      const expected = bruteForce(filter, scope)
      expect(answer.pagination_data.total).toBe(expected.length)
      expect(answer.data.map(({ slug }) => slug)).toEqual(expected.slice(0, pageSize.products).map(({ slug }) => slug))
      const counts = answer.facets.map(({ name, values }) => [
        name,
        Object.fromEntries(values.map(({ value, count }) => [value, count])),
      ])
      expect(Object.fromEntries(counts)).toEqual(bruteForceCounts(filter, scope))
    }),
    { numRuns: 1000 },
  )
})

test('every page of a filter is reachable, each product once, and past the last page is a 404', async () => {
  const filter = { material: 'upvc' }
  const expected = bruteForce({ facets: { material: ['upvc'] }, sizes: {} }).map(({ slug }) => slug)
  const { total_pages } = (await ask(filter)).pagination_data
  const pages = await Promise.all(
    Array.from({ length: total_pages }, (_, index) => ask({ ...filter, product_page: index + 1 })),
  )
  expect(pages.flatMap(({ data }) => data.map(({ slug }) => slug))).toEqual(expected)
  expect(await api.products({ ...filter, product_page: total_pages + 1 })).toMatchObject({ success: '0', status: 404 })
})

test('a list and a keyword narrow what is found, and its counts', async () => {
  const inList = await ask({ slug: list, material: 'upvc' })
  const expected = products.filter((each) => each.list === list && each.attributes.materials.includes('upvc'))
  expect(inList.pagination_data.total).toBe(expected.length)
  const everything = await ask({ slug: list, keyword: 'tilt' })
  expect(everything.data.some(({ title }) => /tilt/i.test(title))).toBe(true)
  const titled = await ask({ slug: list, keyword: 'tilt', opening: 'pivot' })
  const pivot = everything.facets.find(({ name }) => name === 'opening')?.values.find(({ value }) => value === 'pivot')
  expect(titled.pagination_data.total).toBe(pivot?.count)
})

test('products with the keyword in their title come first, over all pages', async () => {
  const { total_pages } = (await ask({ keyword: 'glass' })).pagination_data
  const pages = await Promise.all(
    Array.from({ length: total_pages }, (_, index) => ask({ keyword: 'glass', product_page: index + 1 })),
  )
  const found = pages.flatMap(({ data }) => data)
  expect(new Set(found.map(({ slug }) => slug)).size).toBe(pages[0]?.pagination_data.total)
  const isTitled = found.map(({ title }) => /glass/i.test(title))
  const titled = isTitled.filter(Boolean).length
  expect(titled).toBeGreaterThan(0)
  expect(titled).toBeLessThan(found.length)
  expect(isTitled.slice(0, titled)).not.toContain(false)
  for (const group of [found.slice(0, titled), found.slice(titled)]) {
    const slugs = group.map(({ slug }) => slug)
    expect(slugs).toEqual(products.map(({ slug }) => slug).filter((slug) => slugs.includes(slug)))
  }
})

test('a product has to solve every chosen problem; one too many can be left out', async () => {
  const [first, second] = problems
  const solves = (chosen: string[]) => bruteForce({ facets: { problem: chosen }, sizes: {} }).length
  const both = await ask({ problem: `${first},${second}` })
  expect(both.pagination_data.total).toBe(solves([first, second]))
  expect(both.pagination_data.total).toBeLessThan(solves([first]))
  const none = await ask({ problem: `${first},no-such-problem` })
  expect(none.nearest).toEqual([{ without: 'no-such-problem', query: `problem=${first}`, total: solves([first]) }])
})

test('the specification’s call takes the same filters', async () => {
  const answer = await api.product({ slug: list, material: 'glass', product_page: 1 })
  const found = await ask({ slug: list, material: 'glass' })
  expect(answer).toMatchObject({
    success: '1',
    slug: list,
    data: found.data.map(({ summary, ...product }) => product),
    pagination_data: found.pagination_data,
  })
})

test('a filter that finds nothing offers the nearest that does, by what to leave out', async () => {
  const one = await ask({ material: 'upvc', category: 'no-such-category' })
  const upvc = bruteForce({ facets: { material: ['upvc'] }, sizes: {} }).length
  expect(one.nearest).toEqual([{ without: 'no-such-category', query: 'material=upvc', total: upvc }])
  const two = await ask({ keyword: 'qqqqqqqq', category: 'no-such-category' })
  expect(two.data).toEqual([])
  expect(two.nearest).toEqual([{ without: 'no-such-category and “qqqqqqqq”', query: '', total: products.length }])
})

test('an unknown list is not found, unlike an empty one', async () => {
  expect(await api.products({ slug: 'no-such-list' })).toMatchObject({ success: '6' })
})

test('a changed product is found by its new attributes', async () => {
  const countOf = async () => (await ask({ material: 'upvc', room: 'kitchen' })).pagination_data.total
  const before = await countOf()
  const [changed] = bruteForce({ facets: { material: ['upvc'], room: ['kitchen'] }, sizes: {} })
  const write = async (attributes: Partial<ProductAttributes>) => {
    const row = { attributes: JSON.stringify({ ...changed?.attributes, ...attributes }) }
    await db
      .updateTable('product')
      .set(row)
      .where('id', '=', changed?.id ?? 0)
      .execute()
    await bumpContentVersion(db)
  }
  await write({ rooms: [] })
  expect(await countOf()).toBe(before - 1)
  await write({})
  expect(await countOf()).toBe(before)
})
