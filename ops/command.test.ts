import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { expect, test } from 'vitest'

test.each(['backup', 'restore', 'content', 'leads'])('npm run %s -- --help prints its usage', async (name) => {
  const { stdout } = await promisify(execFile)(process.execPath, [`ops/${name}.ts`, '--help'])
  expect(stdout).toMatch(new RegExp(`^npm run ${name}\\b`))
})
