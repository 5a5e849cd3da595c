import type { Design } from '@house/contract/plans/design'
import type { View } from '@house/contract/plans/design-options'
import { mirrorOpening } from '../design/opening.ts'
import type { Box, Polygon } from '../layout/geometry.ts'
import type { Layout, Leaf, Pane } from '../layout/layout.ts'
import type { Finish } from './finishes.ts'
import type { Sheet } from './svg.ts'

/** What all elements of a drawing share. The layout is in pixels, as the viewer sees it. */
export type Scene = {
  sheet: Sheet
  layout: Layout
  finish: Finish
  /** Pixels per millimetre. */
  scale: number
  view: View
  /** Colour of the opening symbols. */
  accent: string
  /** Panes are see-through. */
  clear: boolean
}

/** What is drawn of a design. */
export type Contents = {
  design: Design
  leaves: Leaf[]
  /** Frame, mullions and what is fixed to them. */
  frame: boolean
  /** Nothing is left out. */
  whole: boolean
  symbols: boolean
  frostedGlass: boolean
}

/** A layout in millimetres, seen from inside, as it lies on the drawing. Leaves keep their order. */
export function placeLayout(layout: Layout, scale: number, [x, y]: [number, number], view: View): Layout {
  const mirrored = view === 'outside'
  const width = layout.box.right
  const across = (value: number) => x + (mirrored ? width - value : value) * scale
  const down = (value: number) => y + value * scale
  const polygon = (shape: Polygon): Polygon => {
    const placed = shape.map(([px, py]) => [across(px), down(py)] as const)
    return mirrored ? placed.toReversed() : placed
  }
  const box = ({ left, top, right, bottom }: Box): Box => ({
    left: across(mirrored ? right : left),
    right: across(mirrored ? left : right),
    top: down(top),
    bottom: down(bottom),
  })
  const cell = (given: Pane['cell']) => (mirrored ? { ...given, opens: mirrorOpening(given.opens) } : given)
  const { faces } = layout
  return {
    box: box(layout.box),
    outline: polygon(layout.outline),
    faces: {
      frame: faces.frame * scale,
      sash: faces.sash * scale,
      mullion: faces.mullion * scale,
      overlap: faces.overlap * scale,
      interlock: faces.interlock * scale,
      threshold: faces.threshold * scale,
    },
    standsOnFloor: layout.standsOnFloor,
    lowerEdge: layout.lowerEdge * scale,
    rows: layout.rows.map(down),
    columns: layout.columns.map((row) => (mirrored ? row.toReversed() : row).map(across)),
    mullions: layout.mullions.map((mullion) => ({ ...mullion, box: box(mullion.box) })),
    leaves: layout.leaves.map((leaf) => ({
      ...leaf,
      cell: cell(leaf.cell),
      nominal: box(leaf.nominal),
      sash: leaf.sash && polygon(leaf.sash),
      panes: leaf.panes.map((pane) => ({
        ...pane,
        cell: cell(pane.cell),
        nominal: box(pane.nominal),
        polygon: polygon(pane.polygon),
      })),
      layer: mirrored ? -leaf.layer : leaf.layer,
    })),
  }
}
