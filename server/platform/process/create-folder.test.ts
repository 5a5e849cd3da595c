import { existsSync } from 'node:fs'
import { mkdtemp, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { createFolder } from './create-folder.ts'

test('a folder is created with those above it', async () => {
  const root = await mkdtemp(join(tmpdir(), 'house-folder-'))
  createFolder(join(root, 'a/b'), 'DATA_DIR', 0o700)
  createFolder(join(root, 'a/b'), 'DATA_DIR')
  expect((await stat(join(root, 'a'))).mode & 0o777).toBe(0o700)
  await rm(root, { recursive: true })
})

test.runIf(existsSync('/proc'))(
  'where the system says that the folder above is missing, it is an error at once',
  () => {
    expect(() => createFolder('/proc/house/data', 'DATA_DIR')).toThrow(
      'the folder /proc/house of DATA_DIR cannot be created (no such file or directory)',
    )
  },
)
