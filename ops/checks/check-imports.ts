import { globSync, readFileSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import { fileURLToPath } from 'node:url'
import { importRules, levelOf, maxLevels, storeys } from './import-rules.ts'

const root = fileURLToPath(new URL('../..', import.meta.url))
const files = globSync(
  Object.keys(importRules).map((folder) => `${folder}/**/*.{ts,tsx,mjs}`),
  { cwd: root, exclude: (path) => /node_modules|build|\.react-router/.test(path) },
)
const importsOf = new Map(files.map((file) => [file, ownImports(file)]))

const violations = files.flatMap((file) =>
  (importsOf.get(file) ?? []).filter((target) => !isAllowed(file, target)).map((target) => `${file} → ${target}`),
)
const cycles = findCycles()
const tall = Object.entries(storeys).filter(([, arrows]) =>
  Object.keys(arrows).some((name) => levelOf(name, arrows) > maxLevels),
)

for (const violation of violations) console.error(`This import points the wrong way: ${violation}`)
for (const cycle of cycles) console.error(`These files import each other in a cycle: ${cycle.join(' → ')}`)
for (const [storey] of tall) console.error(`${storey}: more than ${maxLevels} levels, or a part that uses itself.`)
console.log(`${files.length} files, ${[...importsOf.values()].flat().length} imports of our own.`)
process.exitCode = violations.length + cycles.length + tall.length > 0 ? 1 : 0

function isAllowed(file: string, target: string) {
  const [from, to] = [folderOf(file), folderOf(target)]
  const isTest = /\.(test|stories)\.tsx?$|\/testing\//.test(file)
  return from === to || isTest || (importRules[from] ?? []).includes(to)
}

function folderOf(file: string) {
  const folders = Object.keys(importRules).filter((folder) => file.startsWith(`${folder}/`))
  return folders.sort((one, other) => other.length - one.length)[0] ?? ''
}

function ownImports(file: string) {
  const source = readFileSync(join(root, file), 'utf8')
  const names = [...source.matchAll(/(?:from|import)\s*\(?\s*'([^']+)'/g)].map((match) => match[1] ?? '')
  return names.flatMap((name) => {
    if (name.startsWith('@house/')) return [`${name.replace('@house/', '')}.ts`]
    if (!name.startsWith('.') || name.includes('+types')) return []
    const target = relative(root, join(root, dirname(file), name))
    return target === 'package.json' ? [] : [target]
  })
}

function findCycles() {
  const done = new Set<string>()
  const found: string[][] = []
  const walk = (file: string, trail: string[]) => {
    if (trail.includes(file)) return void found.push([...trail.slice(trail.indexOf(file)), file])
    if (done.has(file)) return
    for (const target of importsOf.get(file) ?? []) walk(target, [...trail, file])
    done.add(file)
  }
  for (const file of files) walk(file, [])
  return found
}
