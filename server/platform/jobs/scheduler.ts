import type { Logger } from 'pino'

export type Job = {
  name: string
  everyMs: number
  /** May return a shorter time until the next run, in milliseconds. */
  run: () => Promise<number | undefined>
}

export type LateJob = { name: string; lastSuccess: Date }

export type Scheduler = {
  /** The jobs that hang or keep failing, with their last success, or the start. */
  late: () => LateJob[]
  /** Runs every job now instead of waiting for its next turn. */
  wake: () => void
  /** Waits for the jobs that are running. */
  stop: () => Promise<void>
}

const lateAfterRuns = 3
const lateAfterMs = 15 * 60_000

/** Runs each job at once and then repeatedly, never twice at the same time. A failed run is logged and tried again. */
export function startScheduler(jobs: Job[], log: Logger, clock = () => new Date()): Scheduler {
  const loops = jobs.map((job) => startLoop(job, log, clock))
  return {
    late: () => loops.flatMap((loop) => loop.late()),
    wake() {
      for (const loop of loops) loop.wake()
    },
    async stop() {
      await Promise.all(loops.map((loop) => loop.stop()))
    },
  }
}

function startLoop({ name, everyMs, run }: Job, log: Logger, clock: () => Date): Scheduler {
  let lastSuccess = clock()
  let isStopping = false
  let wasWoken = false
  let endSleep = () => {}

  async function loop() {
    while (!isStopping) {
      wasWoken = false
      const delayMs = await runOnce()
      if (!wasWoken && !isStopping) await sleep(Math.min(delayMs ?? everyMs, everyMs))
    }
  }

  async function runOnce() {
    try {
      const delayMs = await run()
      lastSuccess = clock()
      return delayMs
    } catch (err) {
      log.error({ err }, `${name} failed, will retry`)
      return undefined
    }
  }

  function sleep(ms: number) {
    return new Promise<void>((resolve) => {
      const timer = setTimeout(resolve, ms)
      endSleep = () => {
        clearTimeout(timer)
        resolve()
      }
    })
  }

  const running = loop()
  return {
    late() {
      const isLate = clock().getTime() - lastSuccess.getTime() > lateAfterRuns * everyMs + lateAfterMs
      return isLate ? [{ name, lastSuccess }] : []
    },
    wake() {
      wasWoken = true
      endSleep()
    },
    async stop() {
      isStopping = true
      endSleep()
      await running
    },
  }
}
