import { afterAll, beforeAll, expect, test } from 'vitest'
import { bumpContentVersion } from '../../platform/cache/content-version.ts'
import { openTestApp } from '../../testing/open-test-app.ts'
import { indexProducts, matchProducts } from './full-text.ts'

let { db, close } = {} as Awaited<ReturnType<typeof openTestApp>>
beforeAll(async () => {
  ;({ db, close } = await openTestApp())
  await indexProducts(db, ids.map(toIndexed))
})
afterAll(() => close())

const ids = Array.from({ length: 300 }, (_, index) => 5001 + index)
const common = 100_000

function toIndexed(id: number) {
  return { id, words: [id % 2 === 0 ? 'teal' : 'coral', id % 3 === 0 ? 'ribbed' : 'etched'] }
}

function find(...words: string[][]) {
  return matchProducts(
    db,
    words.map((each) => ({ words: each, products: common })),
    4,
  )
}

test('several common words return the first products that contain all of them', async () => {
  expect(await find(['teal'], ['ribbed'])).toEqual([5004, 5010, 5016, 5022])
  expect(await find(['teal', 'coral'], ['ribbed'])).toEqual([5001, 5004, 5007, 5010])
})

test('common words that never occur together return nothing', async () => {
  expect(await find(['teal'], ['coral'])).toEqual([])
})

test('the term cache is invalidated when the content changes', async () => {
  expect(await find(['coral'], ['etched'])).toEqual([5003, 5005, 5009, 5011])
  await indexProducts(db, [{ id: 5002, words: ['coral', 'etched'] }])
  await bumpContentVersion(db)
  expect((await find(['coral'], ['etched']))[0]).toBe(5002)
})
