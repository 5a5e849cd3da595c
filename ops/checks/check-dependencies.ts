import { readFileSync } from 'node:fs'

/** docs/dependencies.md has a section for each workspace, whose tables name exactly its direct dependencies. */
const document = 'docs/dependencies.md'
const sections = new Map(
  readFileSync(document, 'utf8')
    .split(/^## /m)
    .slice(1)
    .map((section) => [section.slice(0, section.indexOf('\n')), packagesIn(section)]),
)
const { workspaces } = readPackage('.')

const problems = ['root', ...workspaces].flatMap((workspace: string) => {
  const listed = sections.get(workspace) ?? []
  const actual = dependenciesOf(workspace === 'root' ? '.' : workspace)
  const missing = actual.filter((name) => !listed.includes(name))
  const gone = listed.filter((name) => !actual.includes(name))
  return [
    ...missing.map((name) => `${document} does not say what ${name} (${workspace}) is for.`),
    ...gone.map((name) => `${document} lists ${name}, which ${workspace} does not depend on.`),
  ]
})

for (const problem of problems) console.error(problem)
console.log(`${[...sections.values()].flat().length} direct dependencies listed.`)
process.exitCode = problems.length > 0 ? 1 : 0

function packagesIn(section: string) {
  const firstCells = [...section.matchAll(/^\|([^|]*)\|/gm)].map(([, cell = '']) => cell)
  return firstCells.flatMap((cell) => [...cell.matchAll(/`([^`]+)`/g)].map(([, name = '']) => name))
}

function dependenciesOf(folder: string) {
  const { dependencies, devDependencies, optionalDependencies } = readPackage(folder)
  const names = Object.keys({ ...dependencies, ...devDependencies, ...optionalDependencies })
  return names.filter((name) => !name.startsWith('@house/'))
}

function readPackage(folder: string) {
  return JSON.parse(readFileSync(`${folder}/package.json`, 'utf8'))
}
