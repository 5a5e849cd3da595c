import { globSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { openDatabase } from '../../server/database.ts'
import { sqliteFile } from '../../server/platform/db/open.ts'
import { levelOf, storeys } from './import-rules.ts'

/** Makes the pictures of docs/architecture.md with `--write`; else checks that they are current. GitHub draws Mermaid. */
const document = 'docs/architecture.md'
const current = readFileSync(document, 'utf8')
const drawn = withPicture(withPicture(current, 'storeys', storeysPicture()), 'tables', await tablesByOwner())

if (process.argv.includes('--write')) writeFileSync(document, drawn)
else if (drawn !== current) {
  console.error(`The pictures of ${document} are not what the code says: run npm run architecture.`)
  process.exitCode = 1
}
console.log(`Two pictures in ${document}.`)

function withPicture(text: string, name: string, picture: string) {
  const [start, end] = [`<!-- picture: ${name} -->\n`, `<!-- end of ${name} -->`]
  const from = text.indexOf(start)
  const to = text.indexOf(end)
  if (from < 0 || to < from) throw new Error(`${document} has no place for the picture of the ${name}.`)
  return `${text.slice(0, from)}${start}${picture}\n${text.slice(to)}`
}

function storeysPicture() {
  const boxes = Object.entries(storeys).map(([storey, arrows]) => box(storey, storey, storeyLines(arrows)))
  return mermaid(['flowchart TD', ...boxes, '  features ==> platform'].join('\n'))
}

/** Each part with its level, and an arrow to each part that it uses, unless another arrow leads there too. */
function storeyLines(arrows: Record<string, string[]>) {
  const names = Object.keys(arrows)
  const nodes = names.map((name) => `${name}["${name} · ${levelOf(name, arrows)}"]`)
  const needed = names.flatMap((name) =>
    (arrows[name] ?? [])
      .filter((used, _, all) => !all.some((other) => other !== used && reaches(other, used, arrows)))
      .map((used) => `${name} --> ${used}`),
  )
  return [...nodes, ...needed]
}

function reaches(from: string, to: string, arrows: Record<string, string[]>): boolean {
  return (arrows[from] ?? []).some((used) => used === to || reaches(used, to, arrows))
}

/** The tables of a migrated database by owner: a list of all, and a picture of those with foreign keys. */
async function tablesByOwner() {
  const { tables, keys } = await readSchema()
  const ownerOf = readOwners()
  const owners = Object.entries(Object.groupBy(tables, (table) => ownerOf.get(table) ?? 'platform')).toSorted(
    ([one], [other]) => one.localeCompare(other),
  )
  const rows = owners.map(([owner, own = []]) => `| ${owner} | ${own.map((table) => `\`${table}\``).join(', ')} |`)
  const boxes = owners
    .map(([owner, own = []]) => [owner, own.filter((table) => keys.some((key) => key.includes(table)))] as const)
    .filter(([, linked]) => linked.length > 0)
    .map(([owner, linked]) => box(`owner-${owner}`, owner, linked))
  const picture = ['flowchart LR', ...boxes, ...keys.map(([from, to]) => `  ${from} --> ${to}`)].join('\n')
  return `${mermaid(picture)}\n\n| owner | tables |\n|---|---|\n${rows.join('\n')}`
}

function mermaid(picture: string) {
  return `\`\`\`mermaid\n${picture}\n\`\`\``
}

async function readSchema() {
  const dataDir = mkdtempSync(join(tmpdir(), 'house-schema-'))
  const migrated = await openDatabase({ dataDir })
  const tables = (await migrated.introspection.getTables()).map(({ name }) => name).toSorted()
  await migrated.destroy()
  const db = new DatabaseSync(join(dataDir, sqliteFile))
  const keys = tables.flatMap((table) => {
    const named = db.prepare('select distinct "table" as name from pragma_foreign_key_list(?) order by 1').all(table)
    return named.map(({ name }) => [table, String(name)] as const)
  })
  db.close()
  rmSync(dataDir, { recursive: true })
  return { tables, keys }
}

/** The part of the server that owns each table: the feature whose `tables.ts` has its type, or the part named above it in the platform's schema. */
function readOwners() {
  const ofFeatures = globSync('server/features/*/tables.ts').flatMap((file) => {
    const source = readFileSync(file, 'utf8')
    return [...source.matchAll(/^ {4}(\w+): /gm)].map(([, table = '']) => [table, file.split('/')[2] ?? ''] as const)
  })
  const [, schema = ''] = readFileSync('server/platform/db/schema.ts', 'utf8').split('interface Schema {')
  const ofPlatform = schema.split(/^ {2}\/\/ /m).flatMap((section) => {
    const [, part = 'platform'] = section.match(/^(.+)\n/) ?? []
    return [...section.matchAll(/^ {2}(\w+): /gm)].map(([, table = '']) => [table, part] as const)
  })
  return new Map([...ofPlatform, ...ofFeatures])
}

function box(id: string, title: string, lines: string[]) {
  return [`  subgraph ${id}["${title}"]`, ...lines.map((line) => `    ${line}`), '  end'].join('\n')
}
