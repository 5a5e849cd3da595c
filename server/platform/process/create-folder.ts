import { existsSync, mkdirSync } from 'node:fs'
import { dirname } from 'node:path'
import { getSystemErrorMessage } from 'node:util'
import { StartupError } from './startup-error.ts'

/** The settings that name a folder. */
export type FolderSetting = 'DATA_DIR' | 'BACKUP_DIR'

/**
 * Creates a folder of this setting and those above it. Node's own `recursive` option tries for ever where the system says
 * ENOENT although the folder above exists, as in /proc and on some network mounts.
 */
export function createFolder(path: string, setting: FolderSetting, mode?: number) {
  if (existsSync(path)) return
  createFolder(dirname(path), setting, mode)
  try {
    mkdirSync(path, { mode })
  } catch (cause) {
    const { code, errno, message } = cause as NodeJS.ErrnoException
    // Another process was faster.
    if (code === 'EEXIST') return
    const reason = errno === undefined ? message : getSystemErrorMessage(errno)
    throw new StartupError(
      `the folder ${path} of ${setting} cannot be created (${reason}). Create it for this account, or set ${setting} to a folder that it may write to.`,
      { cause },
    )
  }
}
