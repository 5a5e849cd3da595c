import { existsSync, readFileSync } from 'node:fs'

/** Every row of these tables names at least one test, which must exist under exactly that title and must not be skipped. */
const documents = ['docs/spec-coverage.md', 'docs/security-tests.md']
const text = documents.map((file) => readFileSync(file, 'utf8')).join('\n')
const references = [
  ...text.matchAll(/`([\w/.-]+\.(?:spec|test)\.tsx?) › ([^`]*(?:`[^`<|]*)*?)`(?=<br>| \||,|;|\)|$)/gm),
]
const missing = references.filter(([, file = '', title = '']) => !hasTest(file, title)).map(([reference]) => reference)
const untested = text.split('\n').filter((row) => /^\|.*\| open\b/.test(row))

/** Each of these holds in one of the runs of `npm test`: on either database, or on a machine with several IP addresses. */
const knownConditions = [
  'databaseUrl',
  '!databaseUrl',
  "inject('seeded').databaseUrl",
  'isRepetition',
  'hasMoreAddresses',
]

const skipped = [...new Set(references.map(([, file = '']) => file))].filter(
  (file) => existsSync(file) && skipsTests(file),
)

for (const reference of new Set(missing)) console.error(`There is no such test: ${reference}`)
for (const file of skipped) console.error(`Not every test of this file runs: ${file}`)
for (const row of untested) console.error(`No test proves this: ${row}`)
console.log(`${references.length} references to tests, ${untested.length} untested statements.`)
const hasProblems = missing.length > 0 || skipped.length > 0 || untested.length > 0 || references.length === 0
process.exitCode = hasProblems ? 1 : 0

function hasTest(file: string, title: string) {
  if (!existsSync(file)) return false
  const source = unescaped(withoutComments(file)).replace(/\(\s+/g, '(')
  return ["'", '"', '`'].some((quote) => source.includes(`(${quote}${unescaped(title)}${quote}`))
}

function skipsTests(file: string) {
  const source = withoutComments(file)
  const conditions = [...source.matchAll(/\.(?:skipIf|runIf)\(((?:[^()]|\([^()]*\))*)\)/g)].map(
    ([, condition]) => condition ?? '',
  )
  return (
    /\b(test|describe)\b[\w.]*\.(skip|only|todo|fixme|fails?)\b/.test(source) ||
    conditions.some((condition) => !knownConditions.includes(condition))
  )
}

function withoutComments(file: string) {
  return readFileSync(file, 'utf8').replace(/^\s*(\/\/.*|\/\*[\s\S]*?\*\/)$/gm, '')
}

/** Titles compare equal however their quotes are escaped. */
function unescaped(text: string) {
  return text.replaceAll('\\', '')
}
