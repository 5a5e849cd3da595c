import { spawn } from 'node:child_process'
import { availableParallelism } from 'node:os'
import { findChromium } from './browser/find-chromium.ts'

type Step = [name: string, command: string, ...args: string[]]

const isFull = process.argv.includes('--full')

/**
 * What `npm test` checks, and with `--full` what `npm run test:full` does. The steps of a stage run in parallel; tests use all cores
 * themselves.
 */
const stages: Step[][] = [
  [
    ['Route types', 'npm', 'run', 'typegen', '--workspace', 'web', '--silent'],
    ['Import rules', 'node', 'ops/checks/check-imports.ts'],
    ['Specification coverage', 'node', 'ops/checks/spec-coverage.ts'],
    ['Security tests', 'node', 'ops/checks/check-security-tests.ts'],
    ['Dependency table', 'node', 'ops/checks/check-dependencies.ts'],
    ['Architecture pictures', 'node', 'ops/checks/architecture-pictures.ts'],
    ['Links of the documents', 'node', 'ops/checks/check-links.ts'],
  ],
  [
    ['Build for the HTML and end-to-end tests', 'node', 'ops/bootstrap.mjs', 'build'],
    ['Types', ...typeCheck('.')],
    ['Types of the site', ...typeCheck('web')],
    ['Types of the back office', ...typeCheck('admin')],
    ['Unused code', 'knip'],
    ['Format and lint', 'biome', 'ci', '--error-on-warnings'],
  ],
  [['Unit, API and HTML tests', 'vitest', 'run']],
  [['End-to-end tests', 'playwright', 'test']],
  ...(isFull ? fullStages() : []),
]

function fullStages(): Step[][] {
  return [[['Three browsers', 'node', 'e2e/browsers/main.ts']], [['Random companies', 'node', 'e2e/companies/main.ts']]]
}

/** One checker: several each work out shared types, 54 s of processor time instead of 33 s. */
function typeCheck(project: string): [string, ...string[]] {
  return ['tsc', '-p', project, '--checkers', '1']
}

const filters = process.argv
  .slice(2)
  .filter((each) => each !== '--full')
  .map((each) => each.toLowerCase())
const isSelected = ([name]: Step) => filters.some((filter) => name.toLowerCase().includes(filter))
if (filters.length > 0 && !stages.flat().some(isSelected)) {
  console.error(
    `No check matches. The checks are: ${stages.flatMap((stage) => stage.map(([name]) => name)).join(', ')}.`,
  )
  process.exit(1)
}

/** The end of a failed step's output, by its name, shown again below the output of later steps. */
const failed = new Map<string, string>()
const shownLines = 60
findChromium()
for (const stage of stages) {
  const queue = filters.length === 0 ? [...stage] : stage.filter(isSelected)
  const isAlone = queue.length === 1
  const worker = async () => {
    for (let step = queue.shift(); step; step = queue.shift()) await run(step, isAlone)
  }
  await Promise.all(Array.from({ length: availableParallelism() }, worker))
  if ([...failed.keys()].some((name) => name.startsWith('Build'))) break
}
for (const [name, end] of failed) console.log(`\n▸ ${name} failed. The end of its output:\n${end}`)
console.log(failed.size === 0 ? '\nEverything passed.' : `\nFailed: ${[...failed.keys()].join(', ')}`)
process.exitCode = failed.size === 0 ? 0 : 1

/** Prints the output of a step as it comes when the step is alone in its stage, else when it has ended. */
async function run([name, command, ...args]: Step, isAlone: boolean) {
  const start = performance.now()
  if (isAlone) console.log(`\n▸ ${name}`)
  const env = { ...process.env, ...(isFull && { TEST_FULL: '1' }) }
  const child = spawn(command, args, { env, stdio: ['ignore', 'pipe', 'pipe'] })
  let output = ''
  const onData = (data: Buffer) => {
    output += data
    if (isAlone) process.stdout.write(data)
  }
  child.stdout.on('data', onData)
  child.stderr.on('data', onData)
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
  if (status !== 0) failed.set(name, output.trimEnd().split('\n').slice(-shownLines).join('\n'))
}
