import { execFileSync, spawnSync } from 'node:child_process'
import { delimiter } from 'node:path'
import { expect, test } from 'vitest'

/** The machine's own Node: npm puts the packaged one first. */
const PATH = (process.env.PATH ?? '')
  .split(delimiter)
  .filter((folder) => !folder.includes('node_modules'))
  .join(delimiter)

test.runIf(isOld())('the server, started with an old Node, names the version that it needs and the way', () => {
  const { status, stdout, stderr } = spawnSync('node', ['server/build/main.js'], { env: { PATH }, encoding: 'utf8' })
  expect({ status, stdout }).toEqual({ status: 1, stdout: '' })
  expect(stderr).toMatch(/^Not started: this is Node [\d.]+, and the server needs 24 or newer\. Use npm start, .*\n$/)
})

function isOld() {
  try {
    const version = execFileSync('node', ['--version'], { env: { PATH }, encoding: 'utf8' })
    return Number(/\d+/.exec(version)?.[0]) < 24
  } catch {
    return false
  }
}
