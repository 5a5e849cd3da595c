import type { PlannerCatalogue } from '@house/contract/plans/catalogue'
import type { Design } from '@house/contract/plans/design'
import type { View } from '@house/contract/plans/design-options'
import { folds, hingeOf, slides } from '@house/fenestration/design/opening'
import { drawDesign } from '@house/fenestration/drawing/draw-design'
import { placeLayout } from '@house/fenestration/drawing/scene'
import { boxOf } from '@house/fenestration/layout/geometry'
import type { Layout, Leaf } from '@house/fenestration/layout/layout'
import type { CSSProperties } from 'react'

const widestAngle = 75
const slidShare = 0.9
const trackDepth = 4

export type Layers = {
  frame: string
  leaves: LeafLayer[]
  /** Where the frame's upper left corner is in each drawing, in pixels. */
  origin: [number, number]
}

/** The drawing of one leaf, as large as the whole drawing, and where the leaf lies on it. */
type LeafLayer = { leaf: Leaf; svg: string }

/** The frame and each leaf that opens, drawn apart so that the leaf can move. The layout is in millimetres, seen from inside. */
export function drawLayers(
  design: Design,
  layout: Layout,
  catalogue: PlannerCatalogue,
  { view, scale }: { view: View; scale: number },
): Layers {
  const draw = (only: 'frame' | number) =>
    drawDesign(design, catalogue, { view, scale, glass: 'clear', symbols: false, only, idPrefix: `part-${only}-` })
  const { svg: frame, origin } = draw('frame')
  const placed = placeLayout(layout, scale, origin, view)
  const leaves = placed.leaves.flatMap((leaf, index) => (opens(leaf) ? [{ leaf, svg: draw(index).svg }] : []))
  return { frame, leaves, origin }
}

function opens({ cell }: Leaf) {
  return cell.opens !== 'fixed' && cell.opens !== 'louvre'
}

/** Turns a leaf about its hinge, or slides it along its track. `open` is a share from 0 to 1. */
export function openStyle({ cell, sash, layer }: Leaf, open: number, view: View): CSSProperties {
  const { left, right, top, bottom } = boxOf(sash ?? [])
  if (slides(cell)) {
    const way = cell.opens === 'slide-left' ? -1 : 1
    return { transform: `translateX(${way * open * slidShare * (right - left)}px) translateZ(${layer * trackDepth}px)` }
  }
  const towardsViewer = (cell.swing === 'in') === (view === 'inside') ? 1 : -1
  const angle = open * widestAngle * towardsViewer
  if (cell.opens === 'top') return { transformOrigin: `50% ${top}px`, transform: `rotateX(${angle / 2}deg)` }
  if (cell.opens === 'bottom') return { transformOrigin: `50% ${bottom}px`, transform: `rotateX(${-angle / 2}deg)` }
  if (cell.opens === 'pivot')
    return { transformOrigin: `${(left + right) / 2}px 50%`, transform: `rotateY(${angle}deg)` }
  const hinge = hingeOf(cell) ?? (folds(cell) && cell.opens === 'fold-right' ? 'right' : 'left')
  // A positive turn about the left edge goes away from the viewer.
  return hinge === 'left'
    ? { transformOrigin: `${left}px 50%`, transform: `rotateY(${-angle}deg)` }
    : { transformOrigin: `${right}px 50%`, transform: `rotateY(${angle}deg)` }
}
