import { execFile } from 'node:child_process'
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { loadCore } from '../peers/peer.ts'
import { processTreeOf, readProcess } from '../processes/process-tree.ts'

const run = promisify(execFile)
const connections = 32

export type Load = { perSecond: number; p50: number; p99: number; errors: number }

/** As many requests as the server can answer. */
export function fullLoad(url: string, seconds: number) {
  return load(url, seconds, [])
}

/** About the given rate: each connection waits for a random time between requests. */
export async function loadAt(perSecond: number, url: string, seconds: number, folder: string) {
  const script = join(folder, 'pace.lua')
  const longestMs = Math.max(1, Math.round((2000 * connections) / Math.max(1, perSecond)))
  await writeFile(script, `function delay() return math.random(0, ${longestMs}) end\n`)
  return load(url, seconds, ['-s', script])
}

/** The average of several loads of the same duration. */
export function combineLoads(loads: Pick<Load, 'perSecond' | 'errors'>[]) {
  const sumOf = (key: 'perSecond' | 'errors') => loads.reduce((sum, load) => sum + load[key], 0)
  return { perSecond: sumOf('perSecond') / loads.length, errors: sumOf('errors') }
}

async function load(url: string, seconds: number, args: string[]): Promise<Load> {
  const { stdout } = await run('taskset', [
    ...['-c', loadCore, 'wrk', '-t1', `-c${connections}`, `-d${seconds}s`, '--latency', '--timeout', '60s'],
    ...['-H', 'Accept-Encoding: gzip, br', ...args, url],
  ])
  // Waits until the server has finished the requests that wrk abandoned.
  await fetch(url).then((answer) => answer.arrayBuffer())
  const errors = /Non-2xx or 3xx responses: (\d+)/.exec(stdout)?.[1]
  return {
    perSecond: Number(/Requests\/sec:\s+([\d.]+)/.exec(stdout)?.[1]),
    p50: milliseconds(/ 50%\s+(\S+)/.exec(stdout)?.[1]),
    p99: milliseconds(/ 99%\s+(\S+)/.exec(stdout)?.[1]),
    errors: Number(errors ?? 0),
  }
}

function milliseconds(text = '') {
  const [, amount, unit] = /^([\d.]+)(us|ms|s|m)$/.exec(text) ?? []
  return Number(amount) * ({ us: 0.001, ms: 1, s: 1000, m: 60_000 }[unit ?? 'ms'] ?? 1)
}

/** Memory in MB of these processes and their descendants: all private memory, and the largest shared part. */
export function memoryOf(pids: number[]) {
  const sizes = processTreeOf(pids).map((pid) => {
    const report = readProcess(pid, 'smaps_rollup')
    const sizeOf = (kind: RegExp) => [...report.matchAll(kind)].reduce((sum, [, size]) => sum + Number(size), 0)
    return { own: sizeOf(/^Private_\w+:\s+(\d+)/gm), shared: sizeOf(/^Shared_\w+:\s+(\d+)/gm) }
  })
  return (sizes.reduce((sum, { own }) => sum + own, 0) + Math.max(0, ...sizes.map(({ shared }) => shared))) / 1024
}
