import { globSync, readFileSync, writeFileSync } from 'node:fs'
import { basename } from 'node:path'
import { skipsTests, titlesWithSections } from './test-titles.ts'

/** Makes docs/spec-coverage.md from the titles of the tests, with `--write`; else checks that it is current. */
const document = 'docs/spec-coverage.md'

/** The sections of the specification, by the name that titles of tests have for them. */
const headings = new Map([
  ['Introduction', '## Introduction'],
  ['1', '## 1. What the product does and for whom'],
  ['2 Routes', '## 2. Screens and routes\n\n### Route table'],
  ['2 Header', '### Header (desktop and mobile)'],
  ['2 Footer', '### Footer'],
  ['2 Home', '### Home'],
  ['2 About Us', '### About Us'],
  ['2 Contact', '### Contact / Locate Us'],
  ['2 Blog list', '### Blog list'],
  ['2 Blog detail', '### Blog detail'],
  ['2 Category', '### Category page'],
  ['2 Product list', '### Product list'],
  ['2 Product detail', '### Product detail'],
  ['2 Accessories', '### Accessories listing (both routes)'],
  ['2 Project', '### Recent project detail'],
  ['2 Projects', '### All recent projects'],
  ['2 Dealer', '### Become a Dealer'],
  ['2 Legal', '### Terms and Conditions / Privacy Policy'],
  ['2 Not-found', '### Not-found'],
  ['2 Global', '### Global'],
  ['3', '## 3. Entities and their fields'],
  ['4', '## 4. States and transitions'],
  ['5', '## 5. Validation rules'],
  ['6', '## 6. Roles and permissions'],
  ['7', '## 7. The calls it makes'],
  ['8', '## 8. The error catalogue'],
  ['9', '## 9. Business constants and limits'],
])

const files = globSync(
  ['{contract,fenestration,content,server,web,admin,ops}/**/*.test.{ts,tsx}', 'e2e/**/*.{test,spec}.ts'],
  {
    exclude: (path) => /node_modules|build/.test(path),
  },
).sort()
const tests = files.flatMap((file) => titlesWithSections(file).map((test) => ({ file, ...test })))

const problems = [
  ...tests.flatMap(({ file, title, sections }) =>
    sections
      .filter((section) => !headings.has(section))
      .map((section) => `The specification has no section '${section}': ${file} › ${title}`),
  ),
  ...[...headings.keys()]
    .filter((section) => !tests.some(({ sections }) => sections.includes(section)))
    .map((section) => `No test proves section ${section}.`),
  ...[...new Set(tests.map(({ file }) => file))].filter(skipsTests).map((file) => `Not every test of ${file} runs.`),
]

const text = `# Specification coverage

The tests that prove each section of the specification. Made from their titles, which end with the sections, as in \`… (§1, §2 Home)\`: \`npm run spec-coverage\` writes this page, and
\`npm test\` checks that it is current, that every section has a test and that none of them is skipped. \`%s\` and \`\${…}\` stand for the cases of a test.

${[...headings].map(([section, heading]) => `${heading}\n\n${listOf(section)}`).join('\n\n')}
`

if (process.argv.includes('--write')) writeFileSync(document, text)
else if (readFileSync(document, 'utf8') !== text)
  problems.push(`${document} is not what the titles of the tests say: run npm run spec-coverage.`)
for (const problem of problems) console.error(problem)
console.log(`${tests.length} tests name the sections of the specification that they prove.`)
process.exitCode = problems.length > 0 ? 1 : 0

function listOf(section: string) {
  const rows = tests
    .filter(({ sections }) => sections.includes(section))
    .map(({ file, title }) => `| ${escaped(title)} | [${basename(file)}](../${file}) |`)
  return ['| what is proved | where |', '|---|---|', ...rows].join('\n')
}

function escaped(title: string) {
  return title.replace(/[|<*_[\]]/g, '\\$&')
}
