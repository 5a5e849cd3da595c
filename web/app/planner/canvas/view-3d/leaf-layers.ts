import type { Design } from '@house/contract/plans/design'
import type { View } from '@house/contract/plans/design-options'
import type { PlannerParts } from '@house/contract/plans/planner-parts'
import { folds, hingeOf, slides } from '@house/fenestration/design/opening'
import { drawDesign } from '@house/fenestration/drawing/draw-design'
import { placeLayout } from '@house/fenestration/drawing/scene'
import { boxOf } from '@house/fenestration/layout/geometry'
import type { Layout, Leaf } from '@house/fenestration/layout/layout'
import type { CSSProperties } from 'react'

const widestAngle = 75
/** Folded leaves stand almost square to the frame. */
const foldedAngle = 82
const slidShare = 0.9
const trackDepth = 4

export type Layers = {
  frame: string
  leaves: LeafLayer[]
  /** Where the frame's upper left corner is in each drawing, in pixels. */
  origin: [number, number]
}

/** The drawing of one leaf, as large as the whole drawing, and where the leaf lies on it. */
type LeafLayer = { leaf: Leaf; svg: string; group: Group }

/** What a leaf needs to know about the leaves that move with it. */
type Group = {
  /** Another panel slides over it. */
  stays: boolean
  /** Of a folding leaf: widths of the leaves between it and the jamb that they fold to, in pixels. */
  towardsJamb: number[]
}

/** The frame and each leaf that opens, drawn apart so that the leaf can move. The layout is in millimetres, seen from inside. */
export function drawLayers(
  design: Design,
  layout: Layout,
  plannerParts: PlannerParts,
  { view, scale }: { view: View; scale: number },
): Layers {
  const draw = (only: 'frame' | number) =>
    drawDesign(design, plannerParts, { view, scale, glass: 'clear', symbols: false, only, idPrefix: `part-${only}-` })
  const { svg: frame, origin } = draw('frame')
  const placed = placeLayout(layout, scale, origin, view)
  const leaves = placed.leaves.flatMap((leaf, index) => {
    if (!opens(leaf)) return []
    const group = { stays: staysShut(design, leaf), towardsJamb: towardsJamb(leaf, placed.leaves) }
    return [{ leaf, svg: draw(index).svg, group }]
  })
  return { frame, leaves, origin }
}

function opens({ cell }: Leaf) {
  return cell.opens !== 'fixed' && cell.opens !== 'louvre'
}

/** Of two panels that slide towards each other, the left one, seen from inside: else they would change places. */
function staysShut({ rows }: Design, { row, column }: Leaf) {
  const cells = rows[row]?.cells ?? []
  return cells[column]?.opens === 'slide-right' && cells[column + 1]?.opens === 'slide-left'
}

function towardsJamb({ row, cell, nominal }: Leaf, leaves: Leaf[]) {
  const others = leaves.filter((other) => other.row === row && folds(other.cell) && other.cell.opens === cell.opens)
  const nearer = others.filter((other) =>
    cell.opens === 'fold-left' ? other.nominal.right <= nominal.left + 1 : other.nominal.left >= nominal.right - 1,
  )
  return nearer.map(widthOf)
}

function widthOf({ sash }: Leaf) {
  const { left, right } = boxOf(sash ?? [])
  return right - left
}

/** Turns a leaf about its hinge, slides it along its track, or folds it to the side. `open` is a share from 0 to 1. */
export function openStyle({ leaf, group }: Pick<LeafLayer, 'leaf' | 'group'>, open: number, view: View): CSSProperties {
  const { cell, sash, layer } = leaf
  const { left, right, top, bottom } = boxOf(sash ?? [])
  const towardsViewer = (cell.swing === 'in') === (view === 'inside') ? 1 : -1
  if (slides(cell)) {
    const way = cell.opens === 'slide-left' ? -1 : 1
    const slid = group.stays ? 0 : way * open * slidShare * (right - left)
    return { transform: `translateX(${slid}px) translateZ(${layer * trackDepth}px)` }
  }
  if (folds(cell)) return foldStyle(leaf, group, open * foldedAngle * towardsViewer)
  const angle = open * widestAngle * towardsViewer
  if (cell.opens === 'top') return { transformOrigin: `50% ${top}px`, transform: `rotateX(${angle / 2}deg)` }
  if (cell.opens === 'bottom') return { transformOrigin: `50% ${bottom}px`, transform: `rotateX(${-angle / 2}deg)` }
  if (cell.opens === 'pivot')
    return { transformOrigin: `${(left + right) / 2}px 50%`, transform: `rotateY(${angle}deg)` }
  return turned(hingeOf(cell) ?? 'left', { left, right }, angle)
}

/** Like a concertina: each leaf turns against the one before it, and all draw nearer to the jamb. */
function foldStyle(leaf: Leaf, { towardsJamb }: Group, angle: number): CSSProperties {
  const { left, right } = boxOf(leaf.sash ?? [])
  const jamb = leaf.cell.opens === 'fold-left' ? 'left' : 'right'
  const isOdd = towardsJamb.length % 2 === 1
  // The edge that stays in the plane of the frame, and how far the leaves up to it have become narrower.
  const edge = isOdd ? otherSide(jamb) : jamb
  const widths = isOdd ? [...towardsJamb, right - left] : towardsJamb
  const saved = widths.reduce((sum, width) => sum + width, 0) * (1 - Math.cos((angle * Math.PI) / 180))
  return turned(edge, { left, right }, angle, jamb === 'left' ? -saved : saved)
}

/** A positive turn about the left edge goes away from the viewer. */
function turned(
  edge: 'left' | 'right',
  { left, right }: { left: number; right: number },
  angle: number,
  shift = 0,
): CSSProperties {
  const turn = `rotateY(${edge === 'left' ? -angle : angle}deg)`
  return {
    transformOrigin: `${edge === 'left' ? left : right}px 50%`,
    transform: shift === 0 ? turn : `translateX(${shift}px) ${turn}`,
  }
}

function otherSide(side: 'left' | 'right') {
  return side === 'left' ? 'right' : 'left'
}
