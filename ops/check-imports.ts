import { globSync, readFileSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import { fileURLToPath } from 'node:url'

/** Features of the site that its sections and routes put together. */
const webFeatures = [
  'api',
  'enquiry',
  'head',
  'navigation',
  'pagination',
  'search',
  'site-data',
  'slider',
  'toast',
].map((feature) => `web/app/${feature}`)

/** Each room of the house with the rooms it may import from, besides itself. */
const mayImport: Record<string, string[]> = {
  contract: [],
  content: ['contract'],
  'server/db': [],
  'server/domain': ['server/db', 'contract', 'content'],
  'server/api': ['server/domain', 'server/db', 'contract'],
  'server/backoffice': ['server/domain', 'server/db', 'contract'],
  'server/pages': ['server/domain', 'server/db', 'contract'],
  'server/mail': ['server/domain', 'server/db', 'contract'],
  'server/backup': ['server/domain', 'server/db', 'contract'],
  server: ['server/api', 'server/backoffice', 'server/mail', 'server/pages', 'server/domain', 'server/db', 'contract'],
  'server/testing': ['server', 'server/domain', 'server/db', 'contract', 'content'],
  'web/app/browser': [],
  'web/app/ui': ['web/app/browser', 'contract'],
  'web/app/api': ['contract'],
  'web/app/navigation': [],
  'web/app/site-data': ['web/app/api', 'contract'],
  'web/app/structured-data': ['web/app/ui', 'contract'],
  'web/app/pagination': ['web/app/ui', 'contract'],
  'web/app/analytics': ['web/app/browser', 'contract'],
  'web/app/head': ['web/app/pagination', 'web/app/site-data', 'web/app/structured-data', 'web/app/ui', 'contract'],
  'web/app/toast': ['web/app/ui', 'contract'],
  'web/app/slider': ['web/app/ui', 'web/app/browser', 'contract'],
  'web/app/search': ['web/app/api', 'web/app/ui', 'contract'],
  'web/app/enquiry': [
    'web/app/analytics',
    'web/app/api',
    'web/app/site-data',
    'web/app/toast',
    'web/app/ui',
    'contract',
  ],
  'web/app/components': ['web/app/api', 'web/app/site-data', 'web/app/structured-data', 'web/app/ui', 'contract'],
  'web/app/sections': [
    'web/app/components',
    ...webFeatures,
    'web/app/structured-data',
    'web/app/ui',
    'web/app/browser',
    'contract',
  ],
  'web/app/routes': [
    'web/app/sections',
    'web/app/components',
    ...webFeatures,
    'web/app/structured-data',
    'web/app/ui',
    'contract',
  ],
  'web/app/styles': ['contract'],
  'web/app': [
    'web/app/sections',
    'web/app/components',
    ...webFeatures,
    'web/app/analytics',
    'web/app/styles',
    'web/app/ui',
    'contract',
  ],
  'web/testing': ['web/app/site-data', 'web/app/toast', 'contract'],
  web: ['web/app/api', 'web/app/head', 'web/app/navigation', 'web/app', 'contract'],
  'admin/calls': ['contract'],
  'admin/parts': ['admin/calls', 'contract'],
  'admin/resources': ['admin/parts', 'admin/calls', 'contract'],
  'admin/dashboard': ['admin/parts', 'admin/calls', 'contract'],
  'admin/transfer': ['admin/parts', 'admin/calls', 'contract'],
  'admin/session': ['admin/parts', 'admin/calls', 'contract'],
  admin: [
    'admin/resources',
    'admin/dashboard',
    'admin/session',
    'admin/transfer',
    'admin/parts',
    'admin/calls',
    'contract',
  ],
  studio: ['content'],
  ops: [
    'server',
    'server/testing',
    'server/backup',
    'server/mail',
    'server/domain',
    'server/db',
    'contract',
    'content',
  ],
  bench: ['server', 'server/backup', 'server/testing', 'server/domain', 'server/db', 'contract', 'content', 'ops'],
  e2e: ['server/testing', 'contract', 'content', 'ops'],
}

const root = fileURLToPath(new URL('..', import.meta.url))
const files = globSync(
  Object.keys(mayImport).map((room) => `${room}/**/*.{ts,tsx,mjs}`),
  { cwd: root, exclude: (path) => /node_modules|build|\.react-router/.test(path) },
)
const importsOf = new Map(files.map((file) => [file, ownImports(file)]))

const wrongArrows = files.flatMap((file) =>
  (importsOf.get(file) ?? []).filter((target) => !isAllowed(file, target)).map((target) => `${file} → ${target}`),
)
const circles = findCircles()

for (const arrow of wrongArrows) console.error(`This import points the wrong way: ${arrow}`)
for (const circle of circles) console.error(`These files import each other in a circle: ${circle.join(' → ')}`)
console.log(`${files.length} files, ${[...importsOf.values()].flat().length} imports of our own.`)
process.exitCode = wrongArrows.length + circles.length > 0 ? 1 : 0

function isAllowed(file: string, target: string) {
  const [from, to] = [roomOf(file), roomOf(target)]
  const isTest = /\.(test|stories)\.tsx?$|\/testing\//.test(file)
  return from === to || isTest || (mayImport[from] ?? []).includes(to)
}

function roomOf(file: string) {
  const rooms = Object.keys(mayImport).filter((room) => file.startsWith(`${room}/`))
  return rooms.sort((one, other) => other.length - one.length)[0] ?? ''
}

function ownImports(file: string) {
  const source = readFileSync(join(root, file), 'utf8')
  const names = [...source.matchAll(/(?:from|import)\s*\(?\s*'([^']+)'/g)].map((match) => match[1] ?? '')
  return names.flatMap((name) => {
    if (name.startsWith('@house/')) return [`${name.replace('@house/', '')}.ts`]
    if (!name.startsWith('.') || name.includes('+types')) return []
    return [relative(root, join(root, dirname(file), name))]
  })
}

function findCircles() {
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
