import type { Logger } from 'pino'

export type Job = {
  name: string
  everyMs: number
  /** May return a shorter time until the next run, in milliseconds. */
  run: () => Promise<number | undefined>
}

export type Scheduler = {
  /** Runs every job now instead of waiting for its next turn. */
  wake: () => void
  /** Waits for the jobs that are running. */
  stop: () => Promise<void>
}

/** Runs each job at once and then repeatedly, never twice at the same time. A failed run is logged and tried again. */
export function startScheduler(jobs: Job[], log: Logger): Scheduler {
  const loops = jobs.map((job) => startLoop(job, log))
  return {
    wake() {
      for (const loop of loops) loop.wake()
    },
    async stop() {
      await Promise.all(loops.map((loop) => loop.stop()))
    },
  }
}

function startLoop({ name, everyMs, run }: Job, log: Logger): Scheduler {
  let isStopping = false
  let wasWoken = false
  let endSleep = () => {}

  async function loop() {
    while (!isStopping) {
      wasWoken = false
      const delayMs = await run().catch((err) => {
        log.error({ err }, `${name} failed, will retry`)
        return undefined
      })
      if (!wasWoken && !isStopping) await sleep(Math.min(delayMs ?? everyMs, everyMs))
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
