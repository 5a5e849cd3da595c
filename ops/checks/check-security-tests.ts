import { existsSync, readFileSync } from 'node:fs'
import { hasTest, skipsTests } from './test-titles.ts'

/** Every row of this table names at least one test, which must exist under exactly that title and must not be skipped. */
const text = readFileSync('docs/security-tests.md', 'utf8')
const references = [
  ...text.matchAll(/`([\w/.-]+\.(?:spec|test)\.tsx?) › ([^`]*(?:`[^`<|]*)*?)`(?=<br>| \||,|;|\)|$)/gm),
]
const missing = references.filter(([, file = '', title = '']) => !hasTest(file, title)).map(([reference]) => reference)
const untested = text.split('\n').filter((row) => /^\|.*\| open\b/.test(row))
const files = [...new Set(references.map(([, file = '']) => file))]
const skipped = files.filter((file) => existsSync(file) && skipsTests(file))

for (const reference of new Set(missing)) console.error(`There is no such test: ${reference}`)
for (const file of skipped) console.error(`Not every test of this file runs: ${file}`)
for (const row of untested) console.error(`No test proves this: ${row}`)
console.log(`${references.length} references to tests, ${untested.length} untested statements.`)
const hasProblems = missing.length > 0 || skipped.length > 0 || untested.length > 0 || references.length === 0
process.exitCode = hasProblems ? 1 : 0
