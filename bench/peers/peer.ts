import { type ChildProcess, spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'

/** The page that every peer serves, taken from our own site. */
export type SharedPage = {
  title: string
  /** Sections of text as HTML. */
  parts: { heading: string; html: string }[]
  pictures: { name: string; bytes: Buffer; alt: string }[]
  /** Our own response: its headers, and the body compressed with brotli. */
  sent: { headers: Record<string, string>; body: Buffer }
}

export type RunningPeer = {
  url: string
  /** From the start of the process to the first complete page. */
  coldStartMs: number
  /** The processes that serve the page, without their children. */
  pids: number[]
  stop: () => Promise<void>
}

export type Peer = {
  name: string
  /** The programs that are not installed, if any. */
  missing: () => string | undefined
  version: () => string
  /** One-time setup: build, seed the database. */
  prepare: (folder: string, page: SharedPage) => Promise<void>
  start: (folder: string) => Promise<RunningPeer>
}

/** Servers and the load generator have a core each. */
const serverCore = '0'
export const loadCore = '1'

/** Debian installs servers outside of a user's PATH. */
export const serverEnv = { ...process.env, PATH: `${process.env.PATH}${delimiter}/usr/sbin` }

export function missingPrograms(...names: string[]) {
  const folders = serverEnv.PATH.split(delimiter)
  const absent = names.filter((name) => !folders.some((folder) => existsSync(join(folder, name))))
  return absent.length === 0 ? undefined : absent.join(', ')
}

/** Starts a server on its core; only its errors are printed. */
export function serve(command: string, args: string[], options: { cwd: string; env?: Record<string, string> }) {
  const child = spawn('taskset', ['-c', serverCore, command, ...args], {
    cwd: options.cwd,
    env: { ...serverEnv, ...options.env },
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  child.once('error', (error) => console.error(`${command}: ${error.message}`))
  return child
}

/** Resolves once the complete page is served. */
export async function waitForPage(url: string, child: ChildProcess) {
  const deadline = Date.now() + 60_000
  while (Date.now() < deadline) {
    if (child.exitCode !== null) throw new Error(`${url}: its server ended with ${child.exitCode}`)
    const answer = await fetch(url).catch(() => undefined)
    const text = await answer?.text().catch(() => undefined)
    if (answer?.ok && text?.includes('</html>')) return
    await new Promise((resolve) => setTimeout(resolve, 5))
  }
  throw new Error(`${url} did not answer`)
}

/** Ends the process and waits for its exit. */
export function stopProcess(child: ChildProcess, signal: NodeJS.Signals = 'SIGTERM') {
  return new Promise<void>((resolve) => {
    if (child.exitCode !== null || child.signalCode !== null) return resolve()
    child.once('exit', () => resolve())
    child.kill(signal)
  })
}
