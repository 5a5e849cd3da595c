import { existsSync, readFileSync } from 'node:fs'

/** Every row of these names a test, and each of them exists under just that title and is run. */
const documents = ['docs/spec-coverage.md', 'SECURITY.md']
const table = documents.map((file) => readFileSync(file, 'utf8')).join('\n')
const named = [...table.matchAll(/`([\w/.-]+\.(?:spec|test)\.tsx?) › ([^`]*(?:`[^`<|]*)*?)`(?=<br>| \||,|;|\)|$)/gm)]
const missing = named.filter(([, file = '', title = '']) => !holds(file, title)).map(([text]) => text)
const open = table.split('\n').filter((row) => /^\|.*\| open\b/.test(row))

/** Each of these is so in one of the runs of `npm test`: of the two databases, and on a machine with more than one address of its own. */
const conditions = ['databaseUrl', '!databaseUrl', "inject('seeded').databaseUrl", 'isRepetition', 'hasMoreAddresses']

const idle = [...new Set(named.map(([, file = '']) => file))].filter((file) => existsSync(file) && isPartlyIdle(file))

for (const each of new Set(missing)) console.error(`There is no such test: ${each}`)
for (const file of idle) console.error(`Not every test of this file is run: ${file}`)
console.log(`${named.length} mentions of tests, ${open.length} open rows.`)
for (const row of open) console.error(`No test proves this: ${row}`)
process.exitCode = missing.length > 0 || idle.length > 0 || open.length > 0 || named.length === 0 ? 1 : 0

function holds(file: string, title: string) {
  if (!existsSync(file)) return false
  const source = plain(withoutComments(file)).replace(/\(\s+/g, '(')
  return ["'", '"', '`'].some((quote) => source.includes(`(${quote}${plain(title)}${quote}`))
}

function isPartlyIdle(file: string) {
  const source = withoutComments(file)
  const asked = [...source.matchAll(/\.(?:skipIf|runIf)\(((?:[^()]|\([^()]*\))*)\)/g)].map(
    ([, condition]) => condition ?? '',
  )
  return (
    /\b(test|describe)\b[\w.]*\.(skip|only|todo|fixme|fails?)\b/.test(source) ||
    asked.some((condition) => !conditions.includes(condition))
  )
}

function withoutComments(file: string) {
  return readFileSync(file, 'utf8').replace(/^\s*(\/\/.*|\/\*[\s\S]*?\*\/)$/gm, '')
}

/** However the title is quoted. */
function plain(text: string) {
  return text.replaceAll('\\', '')
}
