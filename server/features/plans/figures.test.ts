import { afterEach, beforeEach, expect, test } from 'vitest'
import { postJson, sampleWindow } from '../../testing/fixtures/plan-calls.ts'
import { openTestApp } from '../../testing/open-test-app.ts'

let now = new Date()
let { app, close } = {} as Awaited<ReturnType<typeof openTestApp>>
beforeEach(async () => {
  now = new Date()
  ;({ app, close } = await openTestApp({ clock: () => now, enquiries: { limitPerMinute: 3, channels: [] } }))
})
afterEach(() => close())

const figuresOf = (designs: unknown[]) => postJson(app, '/api/plan-figures', { designs })

test('figures of designs: one that cannot be read says why, and the others survive', async () => {
  const { reply } = await figuresOf([sampleWindow, { ...sampleWindow, height: -5 }, null])
  const [good, bad, none] = reply.data
  expect(good).toMatchObject({
    uw: expect.any(Number),
    sound: 33,
    description: expect.stringContaining('Double casement'),
  })
  expect(bad.error).toBe('The height must be from 300 to 6,000 mm, not -5')
  expect(none.error).toBe('An opening is missing')
})

test('figures are limited to five whole plans a minute', async () => {
  const designs = Array(60).fill(sampleWindow)
  const statuses = []
  for (let count = 0; count < 6; count += 1) statuses.push((await figuresOf(designs)).status)
  expect(statuses).toEqual([...Array(5).fill(200), 429])
  now = new Date(now.getTime() + 61_000)
  expect((await figuresOf(designs)).status).toBe(200)
})
