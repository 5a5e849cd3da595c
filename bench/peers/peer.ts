import { type ChildProcess, spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'

/** The page that every peer shows, taken from our own site. */
export type SharedPage = {
  title: string
  /** Running text, each part with its heading, as HTML. */
  parts: { heading: string; html: string }[]
  /** The same bytes for everyone. */
  pictures: { name: string; bytes: Buffer; alt: string }[]
  /** What our own site sends a browser for it: its headers, and the page compressed by brotli. */
  sent: { headers: Record<string, string>; body: Buffer }
}

export type RunningPeer = {
  url: string
  /** From the command to the first whole page. */
  coldStartMs: number
  /** The processes that answer, without those they start themselves. */
  pids: number[]
  stop: () => Promise<void>
}

export type Peer = {
  name: string
  /** What is not installed here, in a few words, or nothing. */
  missing: () => string | undefined
  version: () => string
  /** Makes ready what a deployment makes ready once: a build, a filled database. */
  prepare: (folder: string, page: SharedPage) => Promise<void>
  start: (folder: string) => Promise<RunningPeer>
}

/** The core that servers run on; the load has another. */
const serverCore = '0'
export const loadCore = '1'

/** Debian keeps servers where only root looks. */
export const searchedByServers = { ...process.env, PATH: `${process.env.PATH}${delimiter}/usr/sbin` }

export function missingPrograms(...names: string[]) {
  const folders = searchedByServers.PATH.split(delimiter)
  const absent = names.filter((name) => !folders.some((folder) => existsSync(join(folder, name))))
  return absent.length === 0 ? undefined : absent.join(', ')
}

/** A server on its core, in its folder, whose words nobody needs unless it fails. */
export function serve(command: string, args: string[], options: { cwd: string; env?: Record<string, string> }) {
  const child = spawn('taskset', ['-c', serverCore, command, ...args], {
    cwd: options.cwd,
    env: { ...searchedByServers, ...options.env },
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  child.once('error', (error) => console.error(`${command}: ${error.message}`))
  return child
}

/** Asks until the whole page comes. */
export async function firstPage(url: string, child: ChildProcess) {
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

export function ended(child: ChildProcess, signal: NodeJS.Signals = 'SIGTERM') {
  return new Promise<void>((resolve) => {
    if (child.exitCode !== null || child.signalCode !== null) return resolve()
    child.once('exit', () => resolve())
    child.kill(signal)
  })
}
