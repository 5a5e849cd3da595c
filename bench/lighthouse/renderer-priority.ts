import { constants, setPriority } from 'node:os'
import { processTreeOf, readProcess } from '../processes/process-tree.ts'

const pollMs = 40

/**
 * Raises the priority of renderer processes. A phone has a core for the main thread; here browser, server and Lighthouse
 * share two, and time spent waiting for a core would count as blocking time. Needs root. Returns a function to stop.
 */
export function prioritiseRenderers(browser: number) {
  const known = new Set<number>()
  const timer = setInterval(() => {
    const pages = processTreeOf([browser]).filter((pid) => !known.has(pid) && isRenderer(pid))
    for (const pid of pages) {
      known.add(pid)
      raisePriority(pid)
    }
  }, pollMs)
  return () => clearInterval(timer)
}

function isRenderer(pid: number) {
  return readProcess(pid, 'cmdline').includes('--type=renderer')
}

function raisePriority(pid: number) {
  try {
    setPriority(pid, constants.priority.PRIORITY_HIGHEST)
  } catch {
    // Not root, or it has ended meanwhile.
  }
}
