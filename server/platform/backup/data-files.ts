import { readdir, stat } from 'node:fs/promises'
import { join, resolve } from 'node:path'

/** Relative paths of an operator's own files: all but the database and the media. */
export async function listDataFiles(dataDir: string, backupFolder: string): Promise<string[]> {
  const paths = await filesBelow(dataDir, '', resolve(backupFolder))
  return paths.filter((path) => !isDatabase(path)).sort()
}

function isDatabase(path: string) {
  return /^[^/]+\.db(-wal|-shm|-journal)?$/.test(path)
}

async function filesBelow(root: string, path: string, excluded: string): Promise<string[]> {
  const here = join(root, path)
  if (here === excluded || path === 'media') return []
  const names = await readdir(here).catch(() => [])
  const found = await Promise.all(
    names.map(async (name) => {
      const inside = path === '' ? name : `${path}/${name}`
      // Follows symbolic links.
      const stats = await stat(join(root, inside)).catch(() => undefined)
      if (stats?.isDirectory()) return filesBelow(root, inside, excluded)
      return stats?.isFile() ? [inside] : []
    }),
  )
  return found.flat()
}
