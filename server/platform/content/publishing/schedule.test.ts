import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { contentResources } from '../../../features.ts'
import { type ContentFixture, openContentFixture } from '../../../testing/fixtures/content.ts'
import { contentVersion } from '../../cache/content-version.ts'
import { startScheduler } from '../../jobs/scheduler.ts'
import { createLog } from '../../process/log.ts'
import { publishDue } from './schedule.ts'
import { scheduledPublishingJob } from './scheduled-publishing-job.ts'

let now = new Date('2026-11-15T04:30:00Z')
let { api, db, call, close, begin, blog } = {} as ContentFixture
let slug = ''
beforeAll(async () => {
  ;({ api, db, call, close, begin, blog } = await openContentFixture({ clock: () => now }))
})
beforeEach(() => {
  ;({ slug } = begin())
})
afterAll(() => close())

function later(minutes: number) {
  return new Date(now.getTime() + minutes * 60_000)
}

test('a scheduled draft is published when it is due, in the name of its author', async () => {
  const publish_at = later(60).toISOString()
  const { id } = (await call('POST', '/blogs/draft', blog({ publish_at }))).body.data
  expect(await publishDue(db, contentResources, later(59))).toEqual([])
  expect(await api.blogDetail({ slug })).toMatchObject({ success: '6' })
  const version = await contentVersion(db)
  expect(await publishDue(db, contentResources, later(60))).toEqual([{ entity: 'blog', entity_id: id, problem: null }])
  expect(await contentVersion(db)).toBe(version + 1)
  expect(await api.blogDetail({ slug })).toMatchObject({ success: '1', data: { description: '<p>One.</p>' } })
  const [entry] = (await call('GET', `/blogs/${id}/history`)).body.data
  expect(entry).toMatchObject({
    action: 'publish',
    at: later(60).toISOString(),
    staff: expect.stringMatching(/^editor/),
  })
  expect((await call('GET', `/blogs/${id}`)).body.data).toMatchObject({ state: 'published', publish_at: null })
})

test('several instances publish a due draft once', async () => {
  const publish_at = later(5).toISOString()
  const { id } = (await call('POST', '/blogs/draft', blog({ publish_at }))).body.data
  const version = await contentVersion(db)
  const results = await Promise.all([1, 2, 3].map(() => publishDue(db, contentResources, later(600))))
  expect(results.flat()).toEqual([{ entity: 'blog', entity_id: id, problem: null }])
  expect(await contentVersion(db)).toBe(version + 1)
})

test('a schedule can be changed and cancelled, and must be in the future', async () => {
  const { id } = (await call('POST', '/blogs/draft', blog({ publish_at: later(5).toISOString() }))).body.data
  await call('PUT', `/blogs/${id}/draft`, { publish_at: later(10).toISOString() })
  expect(await publishDue(db, contentResources, later(9))).toEqual([])
  expect((await call('PUT', `/blogs/${id}/draft`, { publish_at: null })).body.data.publish_at).toBeNull()
  expect(await publishDue(db, contentResources, later(600))).toEqual([])
  for (const publish_at of [now.toISOString(), '2020-01-01T00:00:00Z', 'tomorrow'])
    expect((await call('PUT', `/blogs/${id}/draft`, { publish_at })).body.field).toBe('publish_at')
})

test('a draft that cannot be published when due stays a draft with the reason', async () => {
  const { id } = (await call('POST', '/blogs/draft', blog({ publish_at: later(5).toISOString() }))).body.data
  await call('POST', '/blogs', blog())
  expect(await publishDue(db, contentResources, later(6))).toMatchObject([
    { entity_id: id, problem: 'Another record already uses this URL' },
  ])
  expect((await call('GET', `/blogs/${id}`)).body.data).toMatchObject({
    state: 'draft',
    publish_at: null,
    problem: 'Another record already uses this URL',
  })
  expect(await publishDue(db, contentResources, later(7))).toEqual([])
})

test('a draft due while the server was down is published at startup', async () => {
  await call('POST', '/blogs/draft', blog({ publish_at: later(5).toISOString() }))
  now = later(60)
  const log = createLog('silent')
  const scheduler = startScheduler(
    [scheduledPublishingJob({ db, resources: contentResources, clock: () => now, log })],
    log,
  )
  await expect.poll(() => api.blogDetail({ slug })).toMatchObject({ success: '1' })
  await scheduler.stop()
})
