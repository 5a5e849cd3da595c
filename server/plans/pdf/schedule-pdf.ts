import { createHash } from 'node:crypto'
import { LRUCache } from 'lru-cache'
import { runTask, TooManyTasks } from '../../workers/run-task.ts'
import type { ScheduleContent } from './draw-schedule.ts'

const maxCached = 50
/** A plan that could not be drawn is not tried again for this long. */
const failedForMs = 60_000

/** The schedules as PDF. The same plan, asked for again and again, is drawn once. */
export function createSchedules() {
  const cache = new LRUCache<string, Promise<Uint8Array>>({ max: maxCached })
  return (content: ScheduleContent): Promise<Uint8Array> => {
    const key = createHash('sha256').update(JSON.stringify(content)).digest('base64url')
    const cached = cache.get(key)
    if (cached) return cached
    const drawn = runTask('drawSchedule', content)
    cache.set(key, drawn)
    drawn.catch((error) => {
      const forget = () => cache.delete(key)
      if (error instanceof TooManyTasks) forget()
      else setTimeout(forget, failedForMs).unref()
    })
    return drawn
  }
}
