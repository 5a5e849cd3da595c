import { existsSync, readFileSync } from 'node:fs'

/** The sections of the specification that a test proves, at the end of its title: `… with id and slug (§1, §2 Home)`. */
const tag = / \((§[^()]+)\)(?=['"`])/g

/** Each of these holds in one of the runs of `npm test`: on either database, or on a machine with several IP addresses. */
const knownConditions = [
  'databaseUrl',
  '!databaseUrl',
  "inject('seeded').databaseUrl",
  'isRepetition',
  'hasMoreAddresses',
]

/** Whether the file has a test with exactly this title, which may end with sections of the specification. */
export function hasTest(file: string, title: string) {
  if (!existsSync(file)) return false
  const source = unescaped(withoutComments(file)).replace(/\(\s+/g, '(').replace(tag, '')
  return ["'", '"', '`'].some((quote) => source.includes(`(${quote}${unescaped(title)}${quote}`))
}

/** The titles of a file's tests that name sections of the specification. */
export function titlesWithSections(file: string) {
  const found = withoutComments(file).matchAll(/\(\s*(['"`])((?:\\.|(?!\1)[^\\])*) \((§[^()]+)\)\1/g)
  return [...found].map(([, , title = '', sections = '']) => ({
    title: unescaped(title),
    sections: sections.split(', ').map((section) => section.slice(1)),
  }))
}

export function skipsTests(file: string) {
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
