import { type Box, erode, intersect, outlineOf, type Polygon } from '@house/fenestration/layout/geometry'
import type { Elevation, ElevationCell } from '../../content/types.ts'
import { folds, type Joint, jointOf, slides, turns } from './elements/openings.ts'
import { type Profile, profileOf } from './finishes.ts'
import { hasBalusters, isRailing } from './kinds.ts'

export const plate = { width: 1600, height: 1067 } as const

const largest = { width: 1120, height: 740, scale: 0.8 }
const dimensionsBelow = 104
const sashOverlap = 12
const thresholdHeight = 26
const glassOverlap = 30
const doorFrom = 1850

/** Installation and profile sizes, which the elevation data does not contain. */
export type Setting = { place?: 'wall' | 'floor'; profile?: Profile }

export type Layout = {
  /** Pixels per millimetre. */
  scale: number
  box: Box
  outline: Polygon
  /** Height of the arch or gable. */
  rise: number
  standsOnFloor: boolean
  frameless: boolean
  railing: boolean
  size: { frame: number; sash: number; mullion: number; bar: number; bead: number; threshold: number }
  columns: number[]
  rows: number[]
  mullions: Box[]
  cells: LaidCell[]
}

export type LaidCell = {
  cell: ElevationCell
  /** The parts of one leaf from top to bottom; a door with a middle rail has several. */
  parts: { cell: ElevationCell; top: number; bottom: number }[]
  index: number
  row: number
  nominal: Box
  /** The clear opening between the fixed members; a sash overlaps it. */
  area: Polygon
  hasSash: boolean
  layer: number
  /** The leaf with the handle, of those that slide or fold together. */
  leads: boolean
  door: boolean
}

export function layOut(elevation: Elevation, setting: Setting): Layout {
  const { width, height, shape, finish, rows } = elevation
  const scale = Math.min(largest.width / width, largest.height / height, largest.scale)
  const box = centred(width * scale, height * scale)
  const rowsAt = divide(
    box.top,
    box.bottom,
    rows.map((row) => row.height),
  )
  const rise = riseOf(shape, box, rows.length > 1 ? (rowsAt[1] ?? box.bottom) - box.top : undefined)
  const outline = outlineOf(shape, box, rise)
  const railing = isRailing(elevation)
  const place = setting.place ?? (height >= doorFrom || finish === 'glass' ? 'floor' : 'wall')
  const standsOnFloor =
    shape !== 'round' && (railing ? rows.length > 1 || (rows[0]?.cells.length ?? 0) > 1 : place === 'floor')
  const frameless = finish === 'glass' || (railing && !hasBalusters(elevation))
  const size = sizesOf(elevation, setting, scale, { standsOnFloor, frameless })
  const cells = leavesOf(elevation, box, rowsAt).map((leaf, index): LaidCell => {
    const hasSash =
      leaf.cell.opens === 'fixed' || leaf.cell.opens === 'louvre' ? slides(leaf.before) || slides(leaf.after) : true
    const overlap = hasSash ? sashOverlap * scale : 0
    const stile = frameless ? glassOverlap * scale : size.sash
    const reach = (joint: Joint) => reachOf(joint, size.mullion, stile, overlap)
    const { left, top, right, bottom } = leaf.nominal
    const within = {
      left: left + (leaf.before ? reach(jointOf(leaf.before, leaf.cell)) : 0),
      right: right - (leaf.after ? reach(jointOf(leaf.cell, leaf.after)) : 0),
      top: top + (leaf.row > 0 ? size.mullion / 2 - overlap : 0),
      bottom: bottom - (bottom < box.bottom - 1 ? size.mullion / 2 - overlap : 0),
    }
    const frameInset = Math.max(0, size.frame - overlap)
    const opening = erode(outline, frameInset, size.threshold < size.frame ? size.threshold : frameInset)
    return {
      ...leaf,
      index,
      area: intersect(opening, within),
      hasSash,
      layer: slides(leaf.cell) ? 1 + (index % 2) : 0,
      leads: leads(leaf),
      door: standsOnFloor && bottom > box.bottom - 1 && (bottom - top) / scale >= 1700,
    }
  })
  return {
    scale,
    box,
    outline,
    rise,
    standsOnFloor,
    frameless,
    railing,
    size,
    columns: mostDivided(
      rows.map((row) =>
        divide(
          box.left,
          box.right,
          row.cells.map((cell) => cell.width),
        ),
      ),
    ),
    rows: rowsAt,
    mullions: frameless ? [] : mullionsOf(cells, size.mullion),
    cells,
  }
}

type Leaf = Pick<LaidCell, 'cell' | 'parts' | 'row' | 'nominal'> & {
  before: ElevationCell | undefined
  after: ElevationCell | undefined
}

function leavesOf({ rows }: Elevation, box: Box, rowsAt: number[]): Leaf[] {
  const leaves: Leaf[] = []
  for (const [row, { cells }] of rows.entries()) {
    const top = rowsAt[row] ?? box.top
    const bottom = rowsAt[row + 1] ?? box.bottom
    const columns = divide(
      box.left,
      box.right,
      cells.map((cell) => cell.width),
    )
    for (const [column, cell] of cells.entries()) {
      const nominal = { left: columns[column] ?? box.left, right: columns[column + 1] ?? box.right, top, bottom }
      const above = leaves.find((leaf) => leaf.nominal.bottom === top && carriesOn(leaf, cell, nominal))
      if (above) {
        above.nominal = { ...above.nominal, bottom }
        above.parts.push({ cell, top, bottom })
      } else {
        leaves.push({
          cell,
          parts: [{ cell, top, bottom }],
          row,
          nominal,
          before: cells[column - 1],
          after: cells[column + 1],
        })
      }
    }
  }
  return leaves
}

/** Two stacked cells with the same hinge side are one leaf with a middle rail. */
function carriesOn(above: Leaf, cell: ElevationCell, { left, right }: Box) {
  const aligned = Math.abs(above.nominal.left - left) < 1.5 && Math.abs(above.nominal.right - right) < 1.5
  return aligned && turns(cell) && above.cell.opens === cell.opens
}

function leads({ cell, before, after }: Leaf) {
  if (!slides(cell) && !folds(cell)) return true
  const towardsHandle = cell.opens === 'slide-left' || cell.opens === 'fold-left' ? after : before
  return towardsHandle?.opens !== cell.opens
}

function mullionsOf(cells: LaidCell[], width: number) {
  const transoms: Box[] = []
  for (const { row, nominal } of cells) {
    if (row === 0) continue
    const next = { ...nominal, top: nominal.top - width / 2, bottom: nominal.top + width / 2 }
    const last = transoms.at(-1)
    if (last?.top === next.top && Math.abs(last.right - next.left) < 1) last.right = next.right
    else transoms.push(next)
  }
  const uprights = cells.flatMap((laid) =>
    cells
      .filter(
        (other) =>
          Math.abs(other.nominal.left - laid.nominal.right) < 1 && jointOf(laid.cell, other.cell) === 'mullion',
      )
      .map(({ nominal }) => ({
        left: nominal.left - width / 2,
        right: nominal.left + width / 2,
        top: Math.max(nominal.top, laid.nominal.top),
        bottom: Math.min(nominal.bottom, laid.nominal.bottom),
      }))
      .filter(({ top, bottom }) => bottom - top > 1),
  )
  return [...transoms, ...uprights]
}

function reachOf(joint: Joint, mullion: number, stile: number, overlap: number) {
  if (joint === 'interlock') return -stile / 2
  if (joint === 'meeting') return 0.75
  return mullion / 2 - overlap
}

function sizesOf(
  { finish, rows }: Elevation,
  setting: Setting,
  scale: number,
  { standsOnFloor, frameless }: { standsOnFloor: boolean; frameless: boolean },
): Layout['size'] {
  const profile = profileOf(frameless ? 'glass' : finish, setting.profile)
  const px = (millimetres: number, least: number) => (millimetres === 0 ? 0 : Math.max(least, millimetres * scale))
  const frame = px(profile.frame, 8)
  const steppedOver = rows.at(-1)?.cells.some((cell) => turns(cell) || slides(cell) || folds(cell))
  return {
    frame,
    sash: px(profile.sash, 8),
    mullion: px(profile.mullion, frameless ? 3 : 7),
    bar: px(profile.bar, 4),
    bead: px(profile.bead, 2.5),
    threshold: standsOnFloor && steppedOver && frame > 0 ? Math.max(6, thresholdHeight * scale) : frame,
  }
}

function centred(width: number, height: number): Box {
  const left = (plate.width - width) / 2
  const top = (plate.height - height - dimensionsBelow) / 2 + 8
  return { left, top, right: left + width, bottom: top + height }
}

function riseOf(shape: Elevation['shape'], box: Box, topRow: number | undefined) {
  const half = (box.right - box.left) / 2
  const height = box.bottom - box.top
  if (shape === 'arch') return Math.min(half, topRow ?? height * 0.5)
  if (shape === 'gable') return Math.min(half, topRow ?? Math.min(height * 0.4, half * 0.7))
  return 0
}

/** Positions of the joints between parts that share a length; thirds written as 0.34, 0.33, 0.33 are thirds. */
function divide(from: number, to: number, shares: number[]) {
  const even = shares.map((share) => {
    const alike = shares.filter((other) => Math.abs(other - share) < share * 0.04)
    return alike.reduce((sum, other) => sum + other, 0) / alike.length
  })
  const whole = even.reduce((sum, share) => sum + share, 0) || 1
  const at = [from]
  for (const share of even) at.push((at.at(-1) ?? from) + ((to - from) * share) / whole)
  return at
}

function mostDivided(rows: number[][]) {
  return rows.reduce((best, row) => (row.length > best.length ? row : best), rows.at(-1) ?? [])
}
