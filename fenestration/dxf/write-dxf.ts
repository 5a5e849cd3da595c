import type { Design } from '@house/contract/plans/design'
import type { PlannerParts } from '@house/contract/plans/planner-parts'
import { hasGlass } from '../design/glazing.ts'
import { swings } from '../design/opening.ts'
import { partsOf } from '../design/planner-parts.ts'
import { dimensionsOf } from '../drawing/dimensions.ts'
import { symbolLines } from '../drawing/symbols.ts'
import { boxOf, clipLine, erode, intersect, type Point, type Polygon } from '../layout/geometry.ts'
import { layOutDesign, sillHeightOf } from '../layout/lay-out-design.ts'
import type { Layout } from '../layout/layout.ts'

/** Each with its AutoCAD colour. */
const layers = { FRAME: 7, SASH: 8, GLASS: 4, SYMBOLS: 30, DIMENSIONS: 9, TEXT: 7 }
type Layer = keyof typeof layers

/** Of the height of a text, about. */
const letterWidth = 0.7
const titleGap = 200
const gapBetween = 1000
const textHeight = 60
const dimensionGap = 180
const tick = 30

const titleHeight = 1.6 * textHeight

/** The plan that the drawing is of. */
export type DxfPlan = { code: string; version: number; date: string }

/**
 * The designs side by side on one floor line, seen from inside, as DXF R12: the oldest dialect, which every program reads.
 * One unit is a millimetre, y points up, and the floor is at 0.
 */
export function writeDxf(designs: Design[], plannerParts: PlannerParts, plan?: DxfPlan): string {
  const entities: string[] = []
  const extents: Point[] = [[0, 0]]
  let left = 0
  let right = 0
  for (const [index, design] of designs.entries()) {
    const { system } = partsOf(design, plannerParts)
    const layout = layOutDesign(design, system, plannerParts)
    const top = sillHeightOf(design, system) + layout.box.bottom
    const titles = titlesOf(design, index, plannerParts, plan)
    entities.push(...drawOpening(layout, left, top, titles))
    extents.push(...cornersOf(layout, left, top, titles))
    right = left + layout.box.right
    // Titles of a narrow opening may reach beyond the gap.
    left += Math.max(layout.box.right + gapBetween, widthOf(titles) + titleGap)
  }
  const floor = designs.length > 0 ? [line('DIMENSIONS', [0, 0], [right, 0])] : []
  const [xs, ys] = [extents.map(([x]) => x), extents.map(([, y]) => y)]
  return pairs([
    ...section('HEADER', [
      ...[9, '$ACADVER', 1, 'AC1009'],
      ...[9, '$INSUNITS', 70, 4],
      ...[9, '$EXTMIN', 10, Math.min(...xs), 20, Math.min(...ys)],
      ...[9, '$EXTMAX', 10, Math.max(...xs), 20, Math.max(...ys)],
    ]),
    ...section('TABLES', [...lineTypes(), ...layerTable()]),
    ...section('ENTITIES', []).slice(0, -2),
  ])
    .concat(...floor, ...entities)
    .concat(pairs([0, 'ENDSEC', 0, 'EOF']))
}

function drawOpening(layout: Layout, left: number, top: number, titles: string[]) {
  const place = ([x, y]: Point): Point => [left + x, top - y]
  const outline = (layer: Layer, polygon: Polygon) => polyline(layer, polygon.map(place), true)
  const opening = erode(layout.outline, layout.faces.frame, layout.lowerEdge)
  return [
    outline('FRAME', layout.outline),
    outline('FRAME', opening),
    ...layout.mullions.map(({ box }) => outline('FRAME', intersect(opening, box))),
    ...layout.leaves.flatMap(({ sash, panes }) => [
      sash ? outline('SASH', sash) : '',
      ...panes.flatMap(({ polygon, cell: { bars } }) => [
        outline('GLASS', polygon),
        ...(bars ? barLines(polygon, bars).map((bar) => polyline('GLASS', bar.map(place), false)) : []),
      ]),
    ]),
    ...layout.leaves.flatMap((leaf) => {
      const lines = symbolLines({ layout, scale: 1, view: 'inside' }, leaf)
      const style = leaf.cell.swing === 'out' && swings(leaf.cell) ? 'DASHED' : undefined
      return [...(lines?.main ?? []), ...(lines?.axis ?? [])].map((points) =>
        polyline('SYMBOLS', points.map(place), false, style),
      )
    }),
    ...drawDimensions(layout, place),
    ...titles.map((title, index) => text('TEXT', [left, top + titleHeight * (titles.length - index)], title)),
  ]
}

function measure(layout: Layout) {
  return dimensionsOf({ layout }, { width: layout.box.right, height: layout.box.bottom }, 4 * textHeight)
}

/** CAD programs draw the text in their own fonts. */
function widthOf(titles: string[]) {
  return Math.max(...titles.map(({ length }) => length)) * textHeight * letterWidth
}

/** Of everything that is drawn of an opening. */
function cornersOf(layout: Layout, left: number, top: number, titles: string[]): Point[] {
  const { across, down } = measure(layout)
  return [
    [
      left - dimensionGap * down.length - 2 * textHeight,
      top - layout.box.bottom - dimensionGap * across.length - textHeight,
    ],
    [left + Math.max(layout.box.right + tick, widthOf(titles)), top + titleHeight * titles.length + 1.2 * textHeight],
  ]
}

/** Chains next to the frame, overall sizes outside. */
function drawDimensions(layout: Layout, place: (point: Point) => Point) {
  const { across, down } = measure(layout)
  const chain = (at: number[], figures: number[], pointAt: (along: number) => Point, turn: number) => [
    line('DIMENSIONS', place(pointAt(at[0] ?? 0)), place(pointAt(at.at(-1) ?? 0))),
    ...at.map((along) => {
      const [x, y] = place(pointAt(along))
      return line('DIMENSIONS', [x - tick, y - tick], [x + tick, y + tick])
    }),
    ...figures.map((figure, index) => {
      const [x, y] = place(pointAt(((at[index] ?? 0) + (at[index + 1] ?? 0)) / 2))
      const beside: Point = turn === 0 ? [x, y + textHeight * 0.4] : [x - textHeight * 0.4, y]
      return text('DIMENSIONS', beside, String(figure), turn, 'centred')
    }),
  ]
  return [
    ...across.flatMap(({ at, figures }, index) =>
      chain(at, figures, (x) => [x, layout.box.bottom + dimensionGap * (index + 1)], 0),
    ),
    ...down.flatMap(({ at, figures }, index) => chain(at, figures, (y) => [-dimensionGap * (index + 1), y], 90)),
  ]
}

function barLines(pane: Polygon, [columns, rows]: [number, number]): Point[][] {
  if (pane.length < 3) return []
  const { left, right, top, bottom } = boxOf(pane)
  const steps = (count: number) => Array.from({ length: count - 1 }, (_, index) => (index + 1) / count)
  const uprights = steps(columns).map((share) => left + (right - left) * share)
  const across = steps(rows).map((share) => top + (bottom - top) * share)
  return [
    ...uprights.map((x) => clipLine(pane, [x, top], [x, bottom])),
    ...across.map((y) => clipLine(pane, [left, y], [right, y])),
  ].filter((bar) => bar !== null)
}

/** From the top: name, room, parts and plan. */
function titlesOf(design: Design, index: number, plannerParts: PlannerParts, plan: DxfPlan | undefined): string[] {
  const { name, room, width, height } = design
  const { system, glazing } = partsOf(design, plannerParts)
  const hasPanes = design.rows.some(({ cells }) => cells.some(hasGlass))
  return [
    [name || String(index + 1), room, `${width} x ${height}`].filter(Boolean).join(', '),
    `Seen from inside, sill ${sillHeightOf(design, system)} above floor`,
    system.name,
    ...(hasPanes ? [glazing.name] : []),
    ...(plan ? [`Plan ${plan.code}, version ${plan.version}, ${plan.date}`] : []),
  ]
}

type Pair = string | number

function section(name: string, content: Pair[]): Pair[] {
  return [0, 'SECTION', 2, name, ...content, 0, 'ENDSEC']
}

function lineTypes(): Pair[] {
  const header = [0, 'LTYPE', 2]
  return [
    ...[0, 'TABLE', 2, 'LTYPE', 70, 2],
    ...[...header, 'CONTINUOUS', 70, 0, 3, 'Solid line', 72, 65, 73, 0, 40, 0],
    ...[...header, 'DASHED', 70, 0, 3, 'Dashed line', 72, 65, 73, 2, 40, 60, 49, 35, 49, -25],
    ...[0, 'ENDTAB'],
  ]
}

function layerTable(): Pair[] {
  const entries = Object.entries(layers)
  return [
    ...[0, 'TABLE', 2, 'LAYER', 70, entries.length],
    ...entries.flatMap(([name, colour]) => [0, 'LAYER', 2, name, 70, 0, 62, colour, 6, 'CONTINUOUS']),
    ...[0, 'ENDTAB'],
  ]
}

function polyline(layer: Layer, points: readonly Point[], closed: boolean, lineType?: string) {
  if (points.length < 2) return ''
  const vertices = points.flatMap(([x, y]) => [0, 'VERTEX', 8, layer, 10, x, 20, y])
  const style = lineType ? [6, lineType] : []
  return pairs([
    ...[0, 'POLYLINE', 8, layer, ...style, 66, 1, 10, 0, 20, 0, 70, closed ? 1 : 0],
    ...[...vertices, 0, 'SEQEND', 8, layer],
  ])
}

function line(layer: Layer, from: Point, to: Point) {
  return pairs([0, 'LINE', 8, layer, 10, from[0], 20, from[1], 11, to[0], 21, to[1]])
}

function text(layer: Layer, at: Point, content: string, turn = 0, align: 'left' | 'centred' = 'left') {
  const centred = align === 'centred' ? [72, 1, 11, at[0], 21, at[1]] : []
  return pairs([0, 'TEXT', 8, layer, 10, at[0], 20, at[1], 40, textHeight, 1, plainText(content), 50, turn, ...centred])
}

/** R12 knows no Unicode, and a line break would end the value. */
function plainText(content: string) {
  return Array.from(content.normalize('NFKD').replace(/\p{M}/gu, ''), (letter) =>
    letter >= ' ' && letter <= '~' ? letter : '?',
  ).join('')
}

/** Group codes and values, each on a line of its own. */
function pairs(values: Pair[]) {
  return values.map((value) => `${typeof value === 'number' ? Math.round(value * 1000) / 1000 : value}\r\n`).join('')
}
