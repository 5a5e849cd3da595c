import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { cpus, totalmem } from 'node:os'
import { parseArgs } from 'node:util'
import { badUploads } from './bad-uploads.ts'
import { clockJumps } from './clock-jumps.ts'
import { crash } from './crash.ts'
import { crawl } from './crawl.ts'
import { databaseDown, databaseLocked } from './database-outage.ts'
import { disk } from './disk-full.ts'
import type { FaultTest, Finding } from './finding.ts'
import { firstStaffCall } from './first-staff-call.ts'
import { fsync } from './fsync.ts'
import { sigterm } from './graceful-shutdown.ts'
import { killedMigration } from './killed-migration.ts'
import { killedWorker } from './killed-worker.ts'
import { overload, slowSockets, soak } from './overload.ts'
import { refusedBodies } from './refused-bodies.ts'
import { restore } from './restore.ts'
import { rollingRestart } from './rolling-restart.ts'
import { mail } from './smtp-errors.ts'
import { staleContent } from './stale-content.ts'
import { starvation } from './starvation.ts'

const faultTests: Record<string, FaultTest> = {
  crash,
  fsync,
  disk,
  'database-down': databaseDown,
  'database-locked': databaseLocked,
  'first-staff-call': firstStaffCall,
  'stale-content': staleContent,
  'clock-jumps': clockJumps,
  mail,
  sigterm,
  'rolling-restart': rollingRestart,
  'slow-sockets': slowSockets,
  overload,
  starvation,
  'killed-worker': killedWorker,
  crawl,
  restore,
  'bad-uploads': badUploads,
  'refused-bodies': refusedBodies,
  'killed-migration': killedMigration,
  soak,
}

const usage = `npm run fault-injection                     every fault, one after another (an hour, most of it the soak)
npm run fault-injection -- crash overload   these only: ${Object.keys(faultTests).join(', ')}
npm run fault-injection -- --minutes 5      a shorter soak
npm run fault-injection -- --short          a quick run of each, to check the tests themselves
npm run fault-injection -- --write          also writes docs/fault-injection.md; rows of tests that were not run stay`

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    short: { type: 'boolean', default: false },
    minutes: { type: 'string', default: '30' },
    write: { type: 'boolean', default: false },
    help: { type: 'boolean', default: false },
  },
})
const unknown = positionals.filter((name) => !Object.hasOwn(faultTests, name))
if (values.help || unknown.length > 0) {
  console.log(usage)
  process.exit(unknown.length > 0 ? 1 : 0)
}

const written = 'docs/fault-injection.md'
const findings: Finding[] = []
for (const [name, faultTest] of Object.entries(faultTests)) {
  if (positionals.length > 0 && !positionals.includes(name)) continue
  console.log(`\n▸ ${name}`)
  const found = await faultTest({ isShort: values.short, minutes: Number(values.minutes) }).catch((error) => [
    broken(name, error),
  ])
  for (const { fault, measured, isGood } of found) console.log(`  ${isGood ? 'good' : 'BAD '}  ${fault}: ${measured}`)
  findings.push(...found)
}

console.log(`\n${toTable(findings.map(toRow))}`)
if (values.write) writeFileSync(written, page(toTable(withPreviousRows(findings.map(toRow)))))
const bad = findings.filter(({ isGood }) => !isGood)
console.log(bad.length === 0 ? '\nAll fault tests passed.' : `\nFAILED: ${bad.map(({ fault }) => fault).join('; ')}`)
process.exitCode = bad.length === 0 ? 0 : 1

function broken(name: string, error: unknown): Finding {
  return { fault: name, how: '', expected: '', measured: `the fault test itself failed: ${error}`, isGood: false }
}

function toRow({ fault, how, expected, measured, isGood }: Finding) {
  return [fault, how, expected, measured, isGood ? 'yes' : 'NO', new Date().toISOString().slice(0, 10)]
}

function toTable(rows: string[][]) {
  const head = ['fault', 'how injected', 'expected', 'measured', 'as expected', 'measured on']
  return [head, head.map(() => '---'), ...rows].map((cells) => `| ${cells.join(' | ')} |`).join('\n')
}

/** Replaces the rows of tests that were run again. */
function withPreviousRows(rows: string[][]) {
  const lines = existsSync(written) ? readFileSync(written, 'utf8').split('\n') : []
  const before = lines.filter((line) => line.startsWith('| ')).map((line) => line.slice(2, -2).split(' | '))
  const previous = before.slice(2)
  const replaced = previous.map((row) => rows.find(([fault]) => fault === row[0]) ?? row)
  return [...replaced, ...rows.filter(([fault]) => !previous.some((row) => row[0] === fault))]
}

function page(rows: string) {
  const machine = `${cpus().length} cores, ${Math.round(totalmem() / 2 ** 30)} GB, Node ${process.version}`
  return `# Fault injection

What the site does when something around it breaks: the newest run of each drill, on ${machine}. The load came from the same machine.
\`npm run fault-injection -- --write crash\` repeats the drill \`crash\` and replaces its rows; \`-- --help\` lists the drills. What to do when it happens: [when-something-goes-wrong.md](when-something-goes-wrong.md).
${values.short ? '\n**A short run that only checks the tests themselves.**\n' : ''}
${rows}
`
}
