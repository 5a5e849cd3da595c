import { spawnSync } from 'node:child_process'
import { findChromium } from './find-chromium.ts'

/** Everything `npm test` checks, cheapest first. */
const steps: [what: string, command: string, ...args: string[]][] = [
  ['Format and lint', 'biome', 'ci', '--error-on-warnings'],
  ['Route types', 'npm', 'run', 'typegen', '--workspace', 'web', '--silent'],
  ['Types', 'tsc', '-p', '.'],
  ['Types of the site', 'tsc', '-p', 'web'],
  ['Types of the back office', 'tsc', '-p', 'admin'],
  ['Nothing unused', 'knip'],
  ['Direction of imports', 'node', 'ops/check-imports.ts'],
  ['Tests named in the coverage table', 'node', 'ops/check-coverage.ts'],
  ['API on SQLite and PostgreSQL', 'vitest', 'run'],
  ['Build for the journeys in the browser', 'node', 'ops/bootstrap.mjs', 'build'],
  ['Journeys in the browser', 'playwright', 'test'],
]

const only = process.argv.slice(2)
findChromium()
const failed = steps
  .filter(([what]) => only.length === 0 || only.some((word) => what.toLowerCase().includes(word.toLowerCase())))
  .filter(([what, command, ...args]) => !passes(what, command, args))

console.log(failed.length === 0 ? '\nEverything passed.' : `\nFailed: ${failed.map(([what]) => what).join(', ')}`)
process.exitCode = failed.length === 0 ? 0 : 1

function passes(what: string, command: string, args: string[]) {
  console.log(`\n▸ ${what}`)
  const start = performance.now()
  const { status } = spawnSync(command, args, { stdio: 'inherit' })
  const seconds = ((performance.now() - start) / 1000).toFixed(1)
  console.log(status === 0 ? `  passed in ${seconds} s` : `  failed after ${seconds} s`)
  return status === 0
}
