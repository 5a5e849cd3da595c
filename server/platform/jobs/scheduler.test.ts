import { expect, test } from 'vitest'
import { createLog } from '../process/log.ts'
import { startScheduler } from './scheduler.ts'

const log = createLog('silent')
const hour = 60 * 60_000

test('a job runs at the start and again when it is woken', async () => {
  let runs = 0
  const scheduler = startScheduler(
    [
      {
        name: 'counting',
        everyMs: hour,
        run: async () => {
          runs += 1
          return undefined
        },
      },
    ],
    log,
  )
  await expect.poll(() => runs).toBe(1)
  scheduler.wake()
  await expect.poll(() => runs).toBe(2)
  await scheduler.stop()
})

test('a job that fails runs again', async () => {
  let runs = 0
  const run = async () => {
    runs += 1
    throw new Error('the database is away')
  }
  const scheduler = startScheduler([{ name: 'failing', everyMs: 1, run }], log)
  await expect.poll(() => runs).toBeGreaterThan(2)
  await scheduler.stop()
})

test('a job that hangs or keeps failing is late, and one that succeeds is not', async () => {
  const start = new Date('2026-11-19T10:00:00Z')
  let now = start
  const never = () => new Promise<undefined>(() => {})
  const fail = () => Promise.reject(new Error('the database is away'))
  const jobs = [
    { name: 'hanging', everyMs: 1, run: never },
    { name: 'failing', everyMs: 1, run: fail },
    { name: 'working', everyMs: 1, run: async () => undefined },
  ]
  const scheduler = startScheduler(jobs, log, () => now)
  expect(scheduler.late()).toEqual([])
  now = new Date(start.getTime() + hour)
  await expect
    .poll(() => scheduler.late())
    .toEqual([
      { name: 'hanging', lastSuccess: start },
      { name: 'failing', lastSuccess: start },
    ])
})

test('a job decides when it runs next, and never runs twice at the same time', async () => {
  let [running, most, runs] = [0, 0, 0]
  const run = async () => {
    running += 1
    runs += 1
    most = Math.max(most, running)
    await new Promise((resolve) => setTimeout(resolve, 1))
    running -= 1
    return 0
  }
  const scheduler = startScheduler([{ name: 'busy', everyMs: hour, run }], log)
  scheduler.wake()
  await expect.poll(() => runs).toBeGreaterThan(3)
  await scheduler.stop()
  expect([most, running]).toEqual([1, 0])
})
