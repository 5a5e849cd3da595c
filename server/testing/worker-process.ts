import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import sharp from 'sharp'
import { measurePicture } from '../platform/media/tasks.ts'
import { runTask } from '../platform/workers/run-task.ts'

const pgrep = ['-n', '-P', String(process.pid), '-f', 'server/worker.ts']

/** The id of the newest worker process; undefined while there is none. */
export async function findWorker(): Promise<number | undefined> {
  const { stdout } = await promisify(execFile)('pgrep', pgrep).catch(() => ({ stdout: '' }))
  return Number(stdout) || undefined
}

/** Stops the worker process during a task, so that all others wait. Returns the function that lets it go on. */
export async function holdWorker() {
  const picture = await sharp({ create: { width: 1, height: 1, channels: 3, background: '#a63' } })
    .png()
    .toBuffer()
  await runTask(measurePicture, picture)
  const worker = await findWorker()
  if (!worker) throw new Error('there is no worker process')
  process.kill(worker, 'SIGSTOP')
  const held = runTask(measurePicture, picture)
  return async () => {
    process.kill(worker, 'SIGCONT')
    await held
  }
}
