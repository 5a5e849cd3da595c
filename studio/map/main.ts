import { execFileSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { labelPlacesOf } from './label-places.ts'
import { outlineOf, type Point } from './outline.ts'

type Polygon = Point[][]
type Feature = {
  properties: { state: string }
  geometry: { type: 'Polygon'; coordinates: Polygon } | { type: 'MultiPolygon'; coordinates: Polygon[] }
}

const [constituencies, districts] = process.argv.slice(2)
if (!constituencies || !districts) throw new Error('See studio/README.md: two files of datameet/maps are needed')

const target = new URL('../../contract/map/india-states.ts', import.meta.url)
/** The part of the points that is kept: about 25 KB of path data. */
const keptPoints = '18%'
/** Square degrees: smaller islands, and gaps between the files, are left out. */
const smallestPart = 0.03

const newNames = {
  Orissa: 'Odisha',
  'Dadra & Nagar Haveli': 'Dadra & Nagar Haveli and Daman & Diu',
  'Daman & Diu': 'Dadra & Nagar Haveli and Daman & Diu',
}

/**
 * States are made of their constituencies. That of Ladakh covers everything beyond the Line of Control; the part that
 * the Survey of India shows in Jammu & Kashmir is moved there by the second file.
 */
function dissolve(constituencies: string, districts: string): Feature[] {
  const folder = mkdtempSync(join(tmpdir(), 'map-'))
  const output = join(folder, 'states.json')
  const state = `state = pc_name === "Ladakh" ? pc_name : (${JSON.stringify(newNames)})[st_name] || st_name`
  const run = (...commands: string[]) => execFileSync('npx', ['--yes', 'mapshaper@0.7.70', ...commands])
  const part = (name: string) => join(folder, `${name}.json`)
  run('-i', constituencies, '-each', state, '-dissolve', 'state', '-o', part('states'))
  run('-i', districts, '-filter', 'PROVINCE === "AZAD KASHMIR"', '-dissolve', '-o', part('west'))
  run('-i', part('states'), '-filter', 'state === "Ladakh"', '-clip', part('west'), '-o', part('moved'))
  run('-i', part('states'), '-filter', 'state === "Ladakh"', '-erase', part('west'), '-o', part('ladakh'))
  run('-i', part('states'), '-filter', 'state !== "Ladakh"', '-o', part('others'))
  run('-i', part('moved'), '-each', 'state = "Jammu & Kashmir"', '-o', 'force', part('moved'))
  run(
    ...[
      '-i',
      part('others'),
      part('ladakh'),
      part('moved'),
      'combine-files',
      '-merge-layers',
      '-snap',
      'interval=0.002',
    ],
    ...['-dissolve', 'state', 'gap-fill-area=400km2', '-o', part('whole')],
  )
  // Read again, because lines were cut at every gap, and their ends would not be simplified.
  run('-i', part('whole'), '-simplify', 'weighted', keptPoints, 'keep-shapes', '-o', output, 'precision=0.01')
  const { features } = JSON.parse(readFileSync(output, 'utf8'))
  rmSync(folder, { recursive: true })
  return features
}

const states = dissolve(constituencies, districts)
  .map(({ properties, geometry }) => {
    const polygons = geometry.type === 'Polygon' ? [geometry.coordinates] : geometry.coordinates
    return {
      name: properties.state,
      outline: outlineOf(polygons.flat(), smallestPart),
      labels: labelPlacesOf(polygons),
    }
  })
  .toSorted((a, b) => a.name.localeCompare(b.name))

writeFileSync(
  target,
  `/** The states and union territories, drawn by studio/map. Sources and licence: LICENSE.md. Do not edit. */
export const indiaStates: { name: string; outline: string; labels: number[][] }[] = [
${states.map((state) => `${JSON.stringify(state)},`).join('\n')}
]
`,
)
