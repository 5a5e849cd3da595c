import { spawnSync } from 'node:child_process'
import { findChromium } from './find-chromium.ts'

/** Everything `npm test` checks, cheapest first. */
const steps: [name: string, command: string, ...args: string[]][] = [
  ['Format and lint', 'biome', 'ci', '--error-on-warnings'],
  ['Route types', 'npm', 'run', 'typegen', '--workspace', 'web', '--silent'],
  ['Types', 'tsc', '-p', '.'],
  ['Types of the site', 'tsc', '-p', 'web'],
  ['Types of the back office', 'tsc', '-p', 'admin'],
  ['Unused code', 'knip'],
  ['Import rules', 'node', 'ops/check-imports.ts'],
  ['Coverage tables', 'node', 'ops/check-coverage.ts'],
  ['Build', 'node', 'ops/bootstrap.mjs', 'build'],
  ['Unit, API and HTML tests', 'vitest', 'run'],
  ['End-to-end tests', 'playwright', 'test'],
]

const only = process.argv.slice(2)
findChromium()
const failed = steps
  .filter(([name]) => only.length === 0 || only.some((filter) => name.toLowerCase().includes(filter.toLowerCase())))
  .filter(([name, command, ...args]) => !passes(name, command, args))

console.log(failed.length === 0 ? '\nEverything passed.' : `\nFailed: ${failed.map(([name]) => name).join(', ')}`)
process.exitCode = failed.length === 0 ? 0 : 1

function passes(name: string, command: string, args: string[]) {
  console.log(`\n▸ ${name}`)
  const start = performance.now()
  const { status } = spawnSync(command, args, { stdio: 'inherit' })
  const seconds = ((performance.now() - start) / 1000).toFixed(1)
  console.log(status === 0 ? `  passed in ${seconds} s` : `  failed after ${seconds} s`)
  return status === 0
}
