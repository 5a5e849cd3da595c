import { existsSync, mkdirSync } from 'node:fs'
import { dirname } from 'node:path'

/**
 * Creates a folder and those above it. Node's own `recursive` option tries for ever where the system says ENOENT although the
 * folder above exists, as in /proc and on some network mounts.
 */
export function createFolder(path: string, mode?: number) {
  if (existsSync(path)) return
  createFolder(dirname(path), mode)
  try {
    mkdirSync(path, { mode })
  } catch (cause) {
    const { code, message } = cause as NodeJS.ErrnoException
    // Another process was faster.
    if (code !== 'EEXIST') throw new Error(`the folder ${path} cannot be created (${message})`, { cause })
  }
}
