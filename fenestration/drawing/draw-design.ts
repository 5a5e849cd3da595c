import type { Design } from '@house/contract/plans/design'
import type { View } from '@house/contract/plans/design-options'
import type { PlannerParts } from '@house/contract/plans/planner-parts'
import { partsOf } from '../design/planner-parts.ts'
import { layOutDesign } from '../layout/lay-out-design.ts'
import type { Leaf } from '../layout/layout.ts'
import { dimensionsOf, drawDimensions, roomForDimensions } from './dimensions.ts'
import { drawFull } from './draw-full.ts'
import { drawPlain } from './draw-plain.ts'
import { finishOf, inks } from './finishes.ts'
import { drawSill, sillSizes } from './parts/sill.ts'
import { type Contents, placeLayout, type Scene } from './scene.ts'
import { newSheet, round, type SvgElement, svgDocument, svgText } from './svg.ts'

export type DrawOptions = {
  /** The outside view is mirrored, in the colour of that side, with solid and dashed symbols swapped. */
  view?: View
  /** Full: relief, gaskets, reflections, hardware. Plain: few elements and no gradients, for thumbnails, schedules and PDF. */
  detail?: 'full' | 'plain'
  /** Pixels per millimetre. */
  scale?: number
  dimensions?: boolean
  symbols?: boolean
  /** Clear panes are see-through, so that a picture behind the drawing shows. */
  glass?: 'sky' | 'clear'
  /** Colour of the opening symbols, for a company with a brand of its own. */
  accent?: string
  /** Unique among the drawings of a page. */
  idPrefix?: string
  /** Everything but the opening leaves, or one leaf, by its index in the layout; of the same size as the whole drawing. */
  only?: 'frame' | number
}

/** A drawing as elements, so that it can be changed in place. */
export type DrawingTree = {
  root: SvgElement
  width: number
  height: number
  /** Where the frame's upper left corner is, in pixels. */
  origin: [number, number]
  scale: number
}

export type Drawing = Omit<DrawingTree, 'root'> & { svg: string }

const shadowRoom = 14
const outlineRoom = 1
/** The ends of dimension lines reach beyond the frame. */
const tickRoom = 6

export function drawDesign(design: Design, plannerParts: PlannerParts, options: DrawOptions = {}): Drawing {
  const { root, ...drawing } = drawDesignTree(design, plannerParts, options)
  return { ...drawing, svg: svgText(root) }
}

export function drawDesignTree(design: Design, plannerParts: PlannerParts, options: DrawOptions = {}): DrawingTree {
  const { view = 'inside', detail = 'full', scale = 0.4, glass = 'sky', accent = inks.accent, idPrefix, only } = options
  const { system, glazing, colours } = partsOf(design, plannerParts)
  const inside = layOutDesign(design, system, plannerParts)
  const size = { width: inside.box.right, height: inside.box.bottom }
  const sill = design.sill && !inside.standsOnFloor ? sillSizes(design.sill, scale) : undefined

  const dimensions = options.dimensions
    ? dimensionsOf({ layout: placeLayout(inside, scale, [0, 0], view) }, size)
    : undefined
  const around = detail === 'full' ? shadowRoom : dimensions ? tickRoom : outlineRoom
  const aside = Math.max(around, sill ? sill.reach + outlineRoom : 0)
  const origin: [number, number] = [
    Math.ceil(dimensions ? Math.max(aside, roomForDimensions(dimensions.down)) : aside),
    around,
  ]
  const below = sill ? sill.height : 0
  const width = Math.ceil(origin[0] + size.width * scale + aside)
  const height = Math.ceil(
    origin[1] + size.height * scale + below + (dimensions ? roomForDimensions(dimensions.across) : around),
  )

  const layout = placeLayout(inside, scale, origin, view)
  const scene: Scene = {
    sheet: newSheet(idPrefix),
    layout,
    scale,
    view,
    accent,
    clear: glass === 'clear',
    finish: finishOf(colours[view]),
  }
  const contents: Contents = {
    design,
    leaves: layout.leaves.filter((leaf, index) => isDrawn(leaf, index, only)).toSorted((a, b) => a.layer - b.layer),
    frame: typeof only !== 'number',
    whole: only === undefined,
    symbols: options.symbols ?? true,
    frostedGlass: glazing.frosted,
  }
  const content = [
    detail === 'full' ? drawFull(scene, contents) : drawPlain(scene, contents),
    sill && contents.frame ? drawSill(scene, sill, detail) : '',
    dimensions ? drawDimensions(scene, dimensionsOf(scene, size), layout.box.bottom + below) : '',
  ]
  return {
    root: svgDocument(scene.sheet, width, height, content),
    width,
    height,
    origin: [round(origin[0]), round(origin[1])],
    scale,
  }
}

function isDrawn({ cell }: Leaf, index: number, only: DrawOptions['only']) {
  if (only === 'frame') return cell.opens === 'fixed' || cell.opens === 'louvre'
  return only === undefined || index === only
}
