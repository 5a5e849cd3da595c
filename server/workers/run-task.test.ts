import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { countWaitingTasks, runTask, TooManyTasks } from './run-task.ts'

const picture = await sharp({ create: { width: 40, height: 30, channels: 3, background: '#a63' } })
  .png()
  .toBuffer()

test('tasks run one after another in the order of the calls', async () => {
  const order: number[] = []
  const all = Array.from({ length: 5 }, (_, index) => runTask('measurePicture', picture).then(() => order.push(index)))
  expect(countWaitingTasks()).toBe(4)
  await Promise.all(all)
  expect(order).toEqual([0, 1, 2, 3, 4])
})

test('a failed task is rejected with its reason, and the next one runs', async () => {
  const failed = runTask('fitPicture', Buffer.from('not a picture'), {
    ...{ width: 10, height: 10 },
    ...{ fit: 'cover', background: '#fff' },
  })
  await expect(failed).rejects.toThrow(/fitPicture failed: .*unsupported image format/)
  expect(await runTask('measurePicture', picture)).toMatchObject({ width: 40, height: 30 })
})

test('when the process is killed, its task fails and the next one gets a new process', async () => {
  const stripes = Buffer.alloc(3000 * 2000 * 3, Buffer.from([10, 200, 90, 240, 30]))
  const large = await sharp(stripes, { raw: { width: 3000, height: 2000, channels: 3 } })
    .jpeg()
    .toBuffer()
  const variant = { name: 'large', width: 1600, format: 'avif', cropAt: undefined } as const
  const running = runTask('encodeVariant', large, 'large.jpg', variant)
  const failed = expect(running).rejects.toThrow('the worker process ended')
  await promisify(execFile)('pkill', ['-KILL', '-P', String(process.pid), '-f', 'workers/worker.ts'])
  await failed
  expect(await runTask('measurePicture', picture)).toMatchObject({ width: 40, height: 30 })
})

test('a picture that staff wait for is measured before the variants that visitors wait for', async () => {
  const order: string[] = []
  const variants = ['small', 'large'].map((name) =>
    runTask('encodeVariant', picture, 'door.png', { name, width: 320, format: 'webp', cropAt: undefined }).then(() =>
      order.push(name),
    ),
  )
  const measured = runTask('measurePicture', picture).then(() => order.push('measured'))
  await Promise.all([...variants, measured])
  expect(order).toEqual(['small', 'measured', 'large'])
})

test('a variant is rejected when too many tasks are waiting, and a picture of staff is not', async () => {
  const tasks = Array.from({ length: 501 }, () => runTask('measurePicture', picture))
  const variant = { name: 'door', width: 1600, format: 'webp', cropAt: undefined } as const
  await expect(runTask('encodeVariant', picture, 'door.png', variant)).rejects.toThrow(TooManyTasks)
  tasks.push(runTask('measurePicture', picture))
  expect(await Promise.all(tasks)).toHaveLength(502)
})
