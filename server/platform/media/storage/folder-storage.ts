import { createReadStream } from 'node:fs'
import { readdir, rename, rm, stat, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { createFolder } from '../../process/create-folder.ts'
import type { MediaStorage } from './storage.ts'

export function folderStorage(folder: string): MediaStorage {
  async function list(prefix: string): Promise<string[]> {
    const names = await readdir(join(folder, prefix)).catch(ignoreMissing)
    const found = await Promise.all(
      (names ?? []).map(async (name) => {
        // Follows symbolic links.
        const stats = await stat(join(folder, prefix, name)).catch(ignoreMissing)
        if (stats?.isDirectory()) return list(`${prefix}${name}/`)
        return stats?.isFile() && !isTemporary(name) ? [prefix + name] : []
      }),
    )
    return found.flat()
  }

  return {
    list,
    async find(key) {
      const path = join(folder, key)
      const stats = await stat(path).catch(ignoreMissing)
      if (!stats?.isFile()) return undefined
      return { size: stats.size, modified: stats.mtime, path, read: async (range) => createReadStream(path, range) }
    },
    async write(key, bytes) {
      const path = join(folder, key)
      const temporary = `${path}.${process.pid}.${Math.random().toString(36).slice(2)}`
      createFolder(dirname(path), 'DATA_DIR')
      try {
        await writeFile(temporary, bytes, { flush: true })
        await rename(temporary, path)
      } catch (cause) {
        await rm(temporary, { force: true })
        throw cause
      }
    },
    async remove(key) {
      await rm(join(folder, key), { force: true })
    },
  }
}

/** Any other error is reported: a disk that cannot be read is not an empty one. */
function ignoreMissing(error: NodeJS.ErrnoException): undefined {
  if (error.code !== 'ENOENT' && error.code !== 'ENOTDIR') throw error
}

/** A file that was being written when the process ended. */
function isTemporary(name: string) {
  return /\.\w+\.\d+\.\w+$/.test(name)
}
