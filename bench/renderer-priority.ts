import { constants, setPriority } from 'node:os'
import { familyOf, readProcess } from './processes.ts'

const lookEveryMs = 40

/**
 * A phone has a core for the page's thread. Where the browser's thirty threads, the server and Lighthouse share two, that thread goes
 * first, or a task of it that waits for its turn counts as one that works. Only root may say so. Gives the way to end it.
 */
export function putPageFirst(browser: number) {
  const known = new Set<number>()
  const timer = setInterval(() => {
    const pages = familyOf([browser]).filter((pid) => !known.has(pid) && showsPages(pid))
    for (const pid of pages) {
      known.add(pid)
      goFirst(pid)
    }
  }, lookEveryMs)
  return () => clearInterval(timer)
}

function showsPages(pid: number) {
  return readProcess(pid, 'cmdline').includes('--type=renderer')
}

function goFirst(pid: number) {
  try {
    setPriority(pid, constants.priority.PRIORITY_HIGHEST)
  } catch {
    // Not root, or it has ended meanwhile.
  }
}
