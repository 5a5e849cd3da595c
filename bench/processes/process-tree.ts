import { readdirSync, readFileSync } from 'node:fs'

/** These processes and all their descendants. */
export function processTreeOf(pids: number[]) {
  const all = readdirSync('/proc').filter((name) => /^\d+$/.test(name))
  const parents = new Map(all.map((name) => [Number(name), parentOf(Number(name))]))
  const isDescendant = (pid: number): boolean => pids.includes(pid) || (pid > 1 && isDescendant(parents.get(pid) ?? 0))
  return [...parents.keys()].filter(isDescendant)
}

function parentOf(pid: number) {
  return Number(/^PPid:\s+(\d+)/m.exec(readProcess(pid, 'status'))?.[1] ?? 0)
}

/** A file of /proc; empty once the process has ended. */
export function readProcess(pid: number, file: string) {
  try {
    return readFileSync(`/proc/${pid}/${file}`, 'utf8')
  } catch {
    return ''
  }
}
