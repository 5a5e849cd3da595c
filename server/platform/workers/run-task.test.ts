import sharp from 'sharp'
import { expect, test, vi } from 'vitest'
import { findWorker } from '../../testing/worker-process.ts'
import { encodeVariant, fitPicture, measurePicture } from '../media/tasks.ts'
import { countWaitingTasks, runAbortableTask, runTask, TooManyTasks } from './run-task.ts'

const picture = await sharp({ create: { width: 40, height: 30, channels: 3, background: '#a63' } })
  .png()
  .toBuffer()

test('tasks run one after another in the order of the calls', async () => {
  const order: number[] = []
  const all = Array.from({ length: 5 }, (_, index) => runTask(measurePicture, picture).then(() => order.push(index)))
  expect(countWaitingTasks()).toBe(4)
  await Promise.all(all)
  expect(order).toEqual([0, 1, 2, 3, 4])
})

test('a failed task is rejected with its reason, and the next one runs', async () => {
  const failed = runTask(fitPicture, Buffer.from('not a picture'), {
    width: 10,
    height: 10,
    fit: 'cover',
    background: '#fff',
  })
  await expect(failed).rejects.toThrow(/fitPicture failed: .*unsupported image format/)
  expect(await runTask(measurePicture, picture)).toMatchObject({ width: 40, height: 30 })
})

const stripes = Buffer.alloc(3000 * 2000 * 3, Buffer.from([10, 200, 90, 240, 30]))
const large = await sharp(stripes, { raw: { width: 3000, height: 2000, channels: 3 } })
  .jpeg()
  .toBuffer()
const largeVariant = { name: 'large', width: 1600, format: 'avif', cropAt: undefined } as const
const frame = { width: 10, height: 10, fit: 'cover', background: '#fff' } as const

function encode(name: string, signal?: AbortSignal) {
  const variant = { name, width: 320, format: 'webp', cropAt: undefined } as const
  return runAbortableTask(signal, encodeVariant, picture, 'door.png', variant)
}

/** Kills the worker process, once it is another than the one killed before, and returns its id. */
async function killWorker(previous?: number) {
  const started = async () => {
    const worker = await findWorker()
    return worker && worker !== previous ? worker : expect.fail('no new process yet')
  }
  const worker = await vi.waitFor(started, { timeout: 30_000 })
  process.kill(worker, 'SIGKILL')
  return worker
}

test('when the process is killed, its task runs again in a new one', async () => {
  const running = runTask(encodeVariant, large, 'large.jpg', largeVariant)
  await killWorker()
  expect((await sharp(await running).metadata()).width).toBe(1600)
})

test('when the process is killed twice, its task is refused for a minute, and the next one runs', async () => {
  const running = runTask(encodeVariant, large, 'large.jpg', largeVariant)
  const refused = expect(running).rejects.toMatchObject({ status: 503, details: { retryAfterSeconds: 60 } })
  await killWorker(await killWorker())
  await refused
  expect(await runTask(measurePicture, picture)).toMatchObject({ width: 40, height: 30 })
})

test('a picture that staff wait for is measured before the variants that visitors wait for', async () => {
  const order: string[] = []
  const variants = ['small', 'large'].map((name) =>
    runTask(encodeVariant, picture, 'door.png', { name, width: 320, format: 'webp', cropAt: undefined }).then(() =>
      order.push(name),
    ),
  )
  const measured = runTask(measurePicture, picture).then(() => order.push('measured'))
  await Promise.all([...variants, measured])
  expect(order).toEqual(['small', 'measured', 'large'])
})

test('documents that customers wait for come before pictures, and after what staff wait for', async () => {
  const order: string[] = []
  const add = (name: string) => () => order.push(name)
  await Promise.all([
    encode('running').then(add('running')),
    encode('picture').then(add('picture')),
    runTask(fitPicture, picture, frame).then(add('document')),
    runTask(measurePicture, picture).then(add('staff')),
  ])
  expect(order).toEqual(['running', 'staff', 'document', 'picture'])
})

test('a task that nobody waits for any more is not run', async () => {
  const controller = new AbortController()
  const running = encode('running')
  const abandoned = encode('abandoned', controller.signal)
  const refused = expect(abandoned).rejects.toThrow('aborted')
  controller.abort()
  await refused
  expect(countWaitingTasks()).toBe(0)
  await expect(encode('later', controller.signal)).rejects.toThrow('aborted')
  await running
})

test('a picture is refused when too many are waiting; a document and a picture of staff are not', async () => {
  const controller = new AbortController()
  const running = encode('running')
  const pictures = Array.from({ length: 500 }, () => encode('door', controller.signal))
  const abandoned = Promise.allSettled(pictures)
  await expect(encode('door')).rejects.toThrow(TooManyTasks)
  const others = [runTask(fitPicture, picture, frame), runTask(measurePicture, picture)]
  controller.abort()
  await abandoned
  expect(await Promise.all([running, ...others])).toHaveLength(3)
})
