import { readdirSync, readFileSync } from 'node:fs'

/** These processes and all that they started. */
export function familyOf(pids: number[]) {
  const parents = new Map(numbersIn('/proc').map((pid) => [pid, parentOf(pid)]))
  const isOurs = (pid: number): boolean => pids.includes(pid) || (pid > 1 && isOurs(parents.get(pid) ?? 0))
  return [...parents.keys()].filter(isOurs)
}

export function threadsOf(pid: number) {
  return numbersIn(`/proc/${pid}/task`)
}

function parentOf(pid: number) {
  return Number(/^PPid:\s+(\d+)/m.exec(readProcess(pid, 'status'))?.[1] ?? 0)
}

function numbersIn(folder: string) {
  try {
    return readdirSync(folder)
      .filter((name) => /^\d+$/.test(name))
      .map(Number)
  } catch {
    return []
  }
}

/** What the system says of it; nothing once it has ended. */
export function readProcess(pid: number, file: string) {
  try {
    return readFileSync(`/proc/${pid}/${file}`, 'utf8')
  } catch {
    return ''
  }
}
