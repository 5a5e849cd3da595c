import { afterEach, beforeEach, expect, test } from 'vitest'
import { type Staff, signInAs } from '../../testing/as-staff.ts'
import { openTestApp } from '../../testing/open-test-app.ts'

let { api, app, db, close } = {} as Awaited<ReturnType<typeof openTestApp>>
let { call } = {} as Staff
beforeEach(async () => {
  ;({ api, app, db, close } = await openTestApp())
  ;({ call } = await signInAs(app, db, 'editor'))
})
afterEach(() => close())

test('a synonym added by staff applies to search until it is deleted', async () => {
  expect(await api.search({ keyword: 'quux' })).toMatchObject({ search_results: [] })
  const { body } = await call('POST', '/synonyms', { word: 'Quux', means: ['window'] })
  expect(body.data).toEqual({ id: 'quux', word: 'quux', means: ['window'] })
  const search = async () => {
    const found = await api.search({ keyword: 'quux' })
    return found.success === '1' && found.search_results.length
  }
  await expect.poll(search).toBeGreaterThan(0)
  expect((await call('POST', '/synonyms', { word: 'quux', means: ['door'] })).body.field).toBe('word')
  expect((await call('POST', '/synonyms', { word: 'two words', means: ['door'] })).body.field).toBe('word')
  await call('DELETE', '/synonyms/quux')
  await expect.poll(search).toBe(0)
})
