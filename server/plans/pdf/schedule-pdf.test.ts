import { expect, test } from 'vitest'
import type { DrawnBrand } from '../../brand/drawn-brand.ts'
import { TooManyTasks } from '../../workers/run-task.ts'
import type { ScheduleContent } from './draw-schedule.ts'
import { createSchedules } from './schedule-pdf.ts'

const brand = {} as DrawnBrand
const content = (code: string) => ({ details: { code } }) as ScheduleContent

test('a plan is drawn once for all who ask, and a failure is not tried again at once', async () => {
  const drawn: string[] = []
  const schedules = createSchedules(async ({ details }) => {
    drawn.push(details.code)
    if (details.code === 'bad') throw new Error('no memory')
    return new Uint8Array()
  })
  await Promise.all([schedules(content('good'), brand), schedules(content('good'), brand)])
  for (let count = 0; count < 2; count += 1) await expect(schedules(content('bad'), brand)).rejects.toThrow('no memory')
  expect(drawn).toEqual(['good', 'bad'])
})

test('more plans at a time than allowed are refused until one is drawn', async () => {
  const finish: (() => void)[] = []
  const schedules = createSchedules(() => new Promise((resolve) => finish.push(() => resolve(new Uint8Array()))), 2)
  const first = schedules(content('1'), brand)
  void schedules(content('2'), brand)
  await expect(schedules(content('3'), brand)).rejects.toThrow(TooManyTasks)
  finish[0]?.()
  await first
  const third = schedules(content('3'), brand)
  finish[2]?.()
  await third
})
