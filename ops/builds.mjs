// Read by ops/bootstrap.mjs, which runs before anything is installed: no dependencies, no TypeScript.
import { createHash } from 'node:crypto'
import { readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

export const root = fileURLToPath(new URL('..', import.meta.url))

/** What each workspace is built from. A build is repeated when one of these files has changed; `npm run dev` watches the folders. */
export const builds = {
  web: ['contract', 'fenestration', 'web', 'ops/precompress.ts', 'tsconfig.base.json', 'package-lock.json'],
  admin: ['contract', 'fenestration', 'admin', 'ops/precompress.ts', 'tsconfig.base.json', 'package-lock.json'],
  server: ['contract', 'fenestration', 'demo', 'server', 'tsconfig.base.json', 'package-lock.json'],
}

/**
 * The folders that a build is made from.
 * @param {keyof typeof builds} workspace
 */
export function foldersOf(workspace) {
  return builds[workspace].filter((path) => statSync(join(root, path)).isDirectory())
}

/** Changes when a file changes that the build is made from. */
export function hashOfBuild(workspace, folder = root) {
  return hashOf(builds[workspace], folder)
}

export function hashOf(paths, folder = root) {
  const hash = createHash('sha256').update(process.platform + process.arch)
  for (const path of paths.flatMap((each) => filesBelow(folder, each)))
    hash.update(path).update(readFileSync(join(folder, path)))
  return hash.digest('hex')
}

function filesBelow(folder, path) {
  if (!statSync(join(folder, path)).isDirectory()) return [path]
  const ignored = ['node_modules', 'build', '.react-router', '__pycache__']
  const names = readdirSync(join(folder, path)).filter((name) => !ignored.includes(name) && !/\.test\.tsx?$/.test(name))
  return names.sort().flatMap((name) => filesBelow(folder, `${path}/${name}`))
}
