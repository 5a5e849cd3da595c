import { pino } from 'pino'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { bumpContentVersion } from '../../platform/cache/content-version.ts'
import type { Db } from '../../platform/db/schema.ts'
import { isMarkedStale } from '../../platform/http/cache-control.ts'
import { createLog } from '../../platform/process/log.ts'
import { openTestApp, openWatchingApp } from '../../testing/open-test-app.ts'
import { findSearchIndex } from './current-index.ts'

const silent = createLog('silent')

let { app, db, close } = {} as Awaited<ReturnType<typeof openTestApp>>
beforeEach(async () => {
  ;({ app, db, close } = await openTestApp())
})
afterEach(() => close())

async function change(changed: Db, columns: { title?: string; attributes?: string }) {
  await changed.updateTable('product').set(columns).where('slug', '=', 'bay-window').execute()
  await bumpContentVersion(changed)
}

function search(opened: Pick<typeof app, 'request'>, keyword: string) {
  return opened.request('/api/search', { method: 'POST', body: new URLSearchParams({ keyword }) })
}

async function titlesFor(opened: Pick<typeof app, 'request'>, keyword: string): Promise<string[]> {
  const { search_results } = await (await search(opened, keyword)).json()
  return search_results.map(({ title }: { title: string }) => title)
}

test('while the index is rebuilt the previous one answers, and its reply is marked stale and not cached', async () => {
  expect(await titlesFor(app, 'quokka')).toEqual([])
  await change(db, { title: 'Quokka Window' })
  const reply = await search(app, 'quokka')
  expect([isMarkedStale(reply), (await reply.json()).search_results]).toEqual([true, []])
  await expect.poll(() => titlesFor(app, 'quokka')).toEqual(['Quokka Window'])
  expect(isMarkedStale(await search(app, 'quokka'))).toBe(false)
})

test('a filtered list with a keyword is stale like the search is', async () => {
  const list = () => app.request('/api/products', { method: 'POST', body: new URLSearchParams({ keyword: 'quokka' }) })
  expect((await (await list()).json()).data).toEqual([])
  await change(db, { title: 'Quokka Window' })
  expect(isMarkedStale(await list())).toBe(true)
  await expect.poll(async () => (await (await list()).json()).data).toMatchObject([{ title: 'Quokka Window' }])
})

test('searches share one build', async () => {
  const found = await Promise.all([1, 2, 3].map(() => findSearchIndex(db, silent)))
  expect(new Set(found.map(({ index }) => index)).size).toBe(1)
  expect(found.map(({ isStale }) => isStale)).toEqual([false, false, false])
})

test('when an index cannot be built, the log says so and the previous one keeps answering', async () => {
  const lines: string[] = []
  const log = pino({ level: 'error' }, { write: (line) => void lines.push(line) })
  const { index } = await findSearchIndex(db, log)
  await change(db, { attributes: 'broken' })
  expect(await findSearchIndex(db, log)).toEqual({ index, isStale: true })
  await expect.poll(() => lines.join()).toContain('the search index could not be built')
  expect(await findSearchIndex(db, log)).toEqual({ index, isStale: true })
  await change(db, {
    attributes: '{"materials":[],"openings":[],"mesh":[],"colours":[],"rooms":[],"problems":[],"measures":[]}',
  })
  await expect.poll(async () => (await findSearchIndex(db, log)).isStale).toBe(false)
})

test('an instance finds what another one has changed', async () => {
  const first = await openWatchingApp()
  const second = await first.openInstance()
  expect(await titlesFor(second.app, 'quokka')).toEqual([])
  const { index } = await findSearchIndex(second.db, silent)
  await change(first.db, { title: 'Quokka Window' })
  await second.content.refresh()
  await expect.poll(() => titlesFor(second.app, 'quokka')).toEqual(['Quokka Window'])
  expect((await findSearchIndex(second.db, silent)).index).not.toBe(index)
  await first.close()
})
