import { spawn } from 'node:child_process'
import { availableParallelism } from 'node:os'
import { findChromium } from './browser/find-chromium.ts'

type Step = [name: string, command: string, ...args: string[]]

/** Everything `npm test` checks. The steps of a stage run in parallel; tests use all cores themselves. */
const stages: Step[][] = [
  [
    ['Format and lint', 'biome', 'ci', '--error-on-warnings'],
    ['Route types', 'npm', 'run', 'typegen', '--workspace', 'web', '--silent'],
    ['Import rules', 'node', 'ops/checks/check-imports.ts'],
    ['Coverage tables', 'node', 'ops/checks/check-coverage.ts'],
    ['Dependency table', 'node', 'ops/checks/check-dependencies.ts'],
  ],
  [
    ['Build for the HTML and end-to-end tests', 'node', 'ops/bootstrap.mjs', 'build'],
    ['Types', 'tsc', '-p', '.'],
    ['Types of the site', 'tsc', '-p', 'web'],
    ['Types of the back office', 'tsc', '-p', 'admin'],
    ['Unused code', 'knip'],
  ],
  [['Unit, API and HTML tests', 'vitest', 'run']],
  [['End-to-end tests', 'playwright', 'test']],
]

const filters = process.argv.slice(2).map((each) => each.toLowerCase())
const isSelected = ([name]: Step) => filters.some((filter) => name.toLowerCase().includes(filter))
if (filters.length > 0 && !stages.flat().some(isSelected)) {
  console.error(
    `No check matches. The checks are: ${stages.flatMap((stage) => stage.map(([name]) => name)).join(', ')}.`,
  )
  process.exit(1)
}

const failed: string[] = []
findChromium()
for (const stage of stages) {
  const queue = filters.length === 0 ? [...stage] : stage.filter(isSelected)
  const isAlone = queue.length === 1
  const worker = async () => {
    for (let step = queue.shift(); step; step = queue.shift()) if (!(await passes(step, isAlone))) failed.push(step[0])
  }
  await Promise.all(Array.from({ length: availableParallelism() }, worker))
  if (failed.some((name) => name.startsWith('Build'))) break
}
console.log(failed.length === 0 ? '\nEverything passed.' : `\nFailed: ${failed.join(', ')}`)
process.exitCode = failed.length === 0 ? 0 : 1

/** Prints the output of a step as it comes when the step is alone in its stage, else when it has ended. */
async function passes([name, command, ...args]: Step, isAlone: boolean) {
  const start = performance.now()
  if (isAlone) console.log(`\n▸ ${name}`)
  const child = spawn(command, args, { stdio: isAlone ? 'inherit' : ['ignore', 'pipe', 'pipe'] })
  let output = ''
  child.stdout?.on('data', (data) => (output += data))
  child.stderr?.on('data', (data) => (output += data))
  const status = await new Promise<number | null>((resolve) => {
    child.once('close', resolve)
    child.once('error', (error) => {
      output += error.message
      resolve(null)
    })
  })
  const seconds = ((performance.now() - start) / 1000).toFixed(1)
  if (!isAlone) console.log(`\n▸ ${name}\n${output.trimEnd()}`)
  console.log(status === 0 ? `  passed in ${seconds} s` : `  failed after ${seconds} s`)
  return status === 0
}
