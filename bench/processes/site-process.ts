import { type ChildProcess, spawn } from 'node:child_process'
import { startArguments, startEnvironment } from '../../ops/start-command.ts'
import { freePort } from '../../server/testing/processes/free-port.ts'

export type SiteProcess = {
  address: string
  /** From the start of the process to the first successful response. */
  readyAfterMs: number
  pid: number
  /** Resolves with the exit code; null when killed. */
  end: (signal: NodeJS.Signals) => Promise<number | null>
}

const startTimeoutMs = 60_000

/** Starts the site as the systemd unit does. Pass `port` to reuse it after a restart. */
export async function startSite(environment: Record<string, string>, port?: number): Promise<SiteProcess> {
  const chosen = port ?? (await freePort())
  const own = { LOG_LEVEL: 'silent', HOST: '127.0.0.1', ...environment, PORT: String(chosen) }
  const start = performance.now()
  const child = spawn(process.execPath, startArguments, {
    cwd: environment.DATA_DIR,
    env: { ...process.env, ...startEnvironment, ...own },
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  const address = `http://127.0.0.1:${chosen}`
  while (!(await isReady(address))) {
    if (child.exitCode !== null) throw new Error(`the site ended with ${child.exitCode} instead of starting`)
    if (performance.now() - start > startTimeoutMs) {
      await end(child, 'SIGKILL')
      throw new Error('the site did not become ready')
    }
    await pause(10)
  }
  const readyAfterMs = performance.now() - start
  return { address, readyAfterMs, pid: child.pid ?? 0, end: (signal) => end(child, signal) }
}

export function portOf({ address }: SiteProcess) {
  return Number(new URL(address).port)
}

export function pause(ms: number) {
  return new Promise<void>((resolve) => setTimeout(resolve, ms))
}

async function isReady(address: string) {
  const answer = await fetch(`${address}/readyz`).catch(() => undefined)
  await answer?.body?.cancel()
  return answer?.ok ?? false
}

function end(child: ChildProcess, signal: NodeJS.Signals) {
  return new Promise<number | null>((resolve) => {
    if (child.exitCode !== null || child.signalCode !== null) return resolve(child.exitCode)
    child.once('exit', (code) => resolve(code))
    child.kill(signal)
  })
}
