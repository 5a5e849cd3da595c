import type { Db } from './db/schema.ts'
import { publishDue } from './domain/scheduling.ts'
import { emptyOldTrash } from './domain/trash.ts'
import type { Logger } from './log.ts'

export type Publisher = { stop: () => Promise<void> }

const publishEveryMs = 1000
const emptyEveryMs = 60 * 60 * 1000

/** Publishes what is scheduled and empties the trash of what is old: at once, and then again and again. */
export function startPublisher({ db, clock, log }: { db: Db; clock: () => Date; log: Logger }): Publisher {
  const publish = async () => {
    for (const { problem, ...record } of await publishDue(db, clock())) {
      if (problem) log.warn({ ...record, problem }, 'not published at its time')
      else log.info(record, 'published at its time')
    }
  }
  const tasks = [
    repeat(publishEveryMs, publish, (err) => log.error({ err }, 'what is scheduled could not be published yet')),
    repeat(
      emptyEveryMs,
      () => emptyOldTrash(db, clock()),
      (err) => log.error({ err }, 'the trash could not be emptied'),
    ),
  ]
  return {
    async stop() {
      await Promise.all(tasks.map((stop) => stop()))
    },
  }
}

/** Never twice at once. Returns what ends it. */
function repeat(everyMs: number, work: () => Promise<unknown>, report: (error: unknown) => void) {
  let running: Promise<unknown> | undefined
  const run = () => {
    running ??= work()
      .catch(report)
      .finally(() => {
        running = undefined
      })
  }
  run()
  const timer = setInterval(run, everyMs)
  return async () => {
    clearInterval(timer)
    await running
  }
}
