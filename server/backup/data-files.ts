import { readdir, stat } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { parseVariantName } from '@house/contract/image-variants'

/** Everything in the data folder that cannot be made again, by its path in it: the database aside, which is read row by row. */
export async function listDataFiles(dataDir: string, backupFolder: string): Promise<string[]> {
  const paths = await filesBelow(dataDir, '', resolve(backupFolder))
  return paths.filter((path) => !isDatabase(path) && !canBeMadeAgain(path)).sort()
}

function isDatabase(path: string) {
  return /^[^/]+\.db(-wal|-shm|-journal)?$/.test(path)
}

/** Variants of pictures, and files that are just being written. */
function canBeMadeAgain(path: string) {
  const [folder, , file = ''] = path.split('/')
  return folder === 'media' && (parseVariantName(file) !== undefined || !/^[a-z0-9][a-z0-9-]*\.\w+$/.test(file))
}

async function filesBelow(root: string, path: string, without: string): Promise<string[]> {
  const here = join(root, path)
  if (here === without) return []
  const names = await readdir(here).catch(() => [])
  const found = await Promise.all(
    names.map(async (name) => {
      const inside = path === '' ? name : `${path}/${name}`
      // Follows links: the folder of pictures may lie on another disk.
      const is = await stat(join(root, inside)).catch(() => undefined)
      if (is?.isDirectory()) return filesBelow(root, inside, without)
      return is?.isFile() ? [inside] : []
    }),
  )
  return found.flat()
}
