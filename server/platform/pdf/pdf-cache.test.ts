import { expect, test } from 'vitest'
import type { DrawnBrand } from '../company/brand/drawn-brand.ts'
import { TooManyTasks, WorkerEnded } from '../workers/run-task.ts'
import { createPdfCache } from './pdf-cache.ts'

const brand = {} as DrawnBrand

test('a PDF is drawn once for all who ask, and a failure is not tried again at once', async () => {
  const drawn: string[] = []
  const pdfOf = createPdfCache(async (content: string) => {
    drawn.push(content)
    if (content === 'bad') throw new Error('no memory')
    return new Uint8Array()
  })
  await Promise.all([pdfOf('good', brand), pdfOf('good', brand)])
  for (let count = 0; count < 2; count += 1) await expect(pdfOf('bad', brand)).rejects.toThrow('no memory')
  expect(drawn).toEqual(['good', 'bad'])
})

test('a PDF whose worker process ended is drawn again for the next who asks', async () => {
  const results = [Promise.reject(new WorkerEnded()), Promise.resolve(new Uint8Array(3))]
  const pdfOf = createPdfCache(async (_: string) => results.shift() ?? expect.fail(), 2)
  await expect(pdfOf('plan', brand)).rejects.toMatchObject({ status: 503, details: { retryAfterSeconds: 60 } })
  expect(await pdfOf('plan', brand)).toHaveLength(3)
})

test('more PDFs at a time than allowed are refused until one is drawn', async () => {
  const finish: (() => void)[] = []
  const draw = (_: string) => new Promise<Uint8Array>((resolve) => finish.push(() => resolve(new Uint8Array())))
  const pdfOf = createPdfCache(draw, 2)
  const first = pdfOf('1', brand)
  void pdfOf('2', brand)
  await expect(pdfOf('3', brand)).rejects.toThrow(TooManyTasks)
  finish[0]?.()
  await first
  const third = pdfOf('3', brand)
  finish[2]?.()
  await third
})
