import { existsSync, globSync, readFileSync, statSync } from 'node:fs'
import { dirname, join, normalize } from 'node:path'

/** Every relative link of our documents leads to a file, and to a heading if it names one. */
const documents = globSync('**/*.md', {
  exclude: (path) => /node_modules|(^|\/)(build|data|\.git)(\/|$)/.test(path),
}).sort()
const links = documents.flatMap((file) =>
  [...proseOf(file).matchAll(/\]\(([^()\s]+(?:\([^()]*\))?)\)/g)]
    .map(([, target = '']) => ({ file, target }))
    .filter(({ target }) => !/^[a-z]+:/.test(target)),
)
const dead = links.filter(({ file, target }) => !leadsSomewhere(file, target))

/** Files and folders that code spans name; the changelog names what was. */
const path = /`((?:admin|bench|content|contract|demo|docs|e2e|fenestration|ops|server|studio|web)\/[\w./-]*)`/g
const named = documents
  .filter((file) => file !== 'CHANGELOG.md')
  .flatMap((file) => [...proseOf(file).matchAll(path)].map(([, name = '']) => ({ file, name })))
const gone = named.filter(({ name }) => !existsSync(name) && !isMade(name))

for (const { file, target } of dead) console.error(`${file}: the link ${target} leads nowhere.`)
for (const { file, name } of gone) console.error(`${file}: there is no ${name}.`)
console.log(`${links.length} links and ${named.length} paths in ${documents.length} documents.`)
process.exitCode = dead.length + gone.length > 0 ? 1 : 0

/** Without blocks of code, whose brackets are no links. */
function proseOf(file: string) {
  return readFileSync(file, 'utf8').replace(/^ *```[\s\S]*?^ *```/gm, '')
}

function leadsSomewhere(file: string, link: string) {
  const [path = '', anchor] = decodeURI(link).split('#')
  const target = path ? normalize(join(dirname(file), path)) : file
  if (!existsSync(target)) return false
  return !anchor || !target.endsWith('.md') || statSync(target).isDirectory() || anchorsOf(target).includes(anchor)
}

/** As GitHub makes them from headings. */
function anchorsOf(file: string) {
  const headings = [...proseOf(file).matchAll(/^#+ (.*)$/gm)].map(([, heading = '']) => heading)
  return headings.map((heading) =>
    heading
      .toLowerCase()
      .replace(/[^\p{L}\p{N} _-]/gu, '')
      .replaceAll(' ', '-'),
  )
}

/** By a build. */
function isMade(name: string) {
  return name.split('/').includes('build')
}
