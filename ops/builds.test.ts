import { appendFile, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, extname, join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { builds, hashOfBuild } from './builds.mjs'

const workspaces = ['web', 'admin', 'server'] as const
const sources = workspaces.flatMap((workspace) => builds[workspace].map((path) => [workspace, path] as const))

let folder: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'house-builds-'))
  for (const [, path] of sources) {
    await mkdir(dirname(fileIn(path)), { recursive: true })
    await writeFile(fileIn(path), 'before')
  }
})
afterAll(() => rm(folder, { recursive: true }))

/** The path itself, or a file deep inside it when it is a folder. */
function fileIn(path: string) {
  return join(folder, extname(path) ? path : `${path}/drawing/parts/sash.ts`)
}

test.each(sources)('%s is built again when a file of %s changes', async (workspace, path) => {
  const before = hashOfBuild(workspace, folder)
  await appendFile(fileIn(path), ', after')
  expect(hashOfBuild(workspace, folder)).not.toBe(before)
})

test('a build is not repeated for its own result, nor for a test', async () => {
  const before = hashOfBuild('web', folder)
  await mkdir(join(folder, 'web/build'))
  await writeFile(join(folder, 'web/build/server.js'), '')
  await writeFile(join(folder, 'web/drawing/sash.test.ts'), '')
  expect(hashOfBuild('web', folder)).toBe(before)
})

test.each(workspaces)('every workspace that %s depends on is a source of its build', async (workspace) => {
  const { dependencies } = JSON.parse(await readFile(`${workspace}/package.json`, 'utf8'))
  const own = Object.keys(dependencies).filter((name) => name.startsWith('@house/'))
  expect(builds[workspace]).toEqual(expect.arrayContaining(own.map((name) => name.replace('@house/', ''))))
})
