import type { Design, DesignRow } from '@house/contract/plans/design'
import type { Handle, Mesh, Swing } from '@house/contract/plans/design-options'
import type { Elevation, ProductSeed } from '../types.ts'
import { evenShares } from './even-shares.ts'

/** What the elevation of a window or door does not say. */
type ProductPlan = {
  system: string
  glass: string
  swing?: Swing
  handle?: Handle
  mesh?: Mesh
  /** Height above the floor. */
  sill?: number
}

/** By product. Every window and door of the catalogue is listed. */
const plans: Record<string, ProductPlan> = {
  'single-casement-window': { system: 'upvc-60-casement', glass: '5', swing: 'out' },
  'french-casement-window': { system: 'upvc-60-casement', glass: '5-12-5', swing: 'out' },
  'anthracite-casement-with-fixed-light': { system: 'upvc-60-casement', glass: '6-12-6', swing: 'out' },
  'top-hung-awning-window': { system: 'upvc-60-casement', glass: '5-frosted', swing: 'out', handle: 'cam' },
  'tilt-and-turn-window': { system: 'upvc-70-casement', glass: '6-12-6', swing: 'in' },
  'villa-window-with-mesh-sash': { system: 'upvc-villa', glass: '5', swing: 'out' },
  'acoustic-double-glazed-window': { system: 'upvc-70-casement', glass: '6-16-6.8-acoustic', swing: 'in' },
  'two-track-sliding-window': { system: 'upvc-62-sliding', glass: '5', handle: 'touch-lock' },
  'golden-oak-2-5-track-sliding-window': {
    system: 'upvc-92-sliding',
    glass: '5',
    handle: 'flush-pull',
    mesh: 'sliding',
  },
  'three-track-sliding-window-with-mesh': {
    system: 'upvc-116-sliding',
    glass: '5-toughened',
    handle: 'touch-lock',
    mesh: 'sliding',
  },
  'four-panel-centre-opening-sliding-window': {
    system: 'upvc-116-sliding',
    glass: '6-toughened',
    handle: 'flush-pull',
  },
  'lift-and-slide-window': { system: 'upvc-lift-slide', glass: '6-12-6-toughened', handle: 'lever', sill: 300 },
  'tilt-and-slide-window': { system: 'upvc-tilt-slide', glass: '6-12-6' },
  'georgian-bar-hung-window': { system: 'upvc-vertical-slide', glass: '4-12-4', handle: 'cam' },
  'kitchen-servery-bifold-window': { system: 'upvc-fold', glass: '6-12-6-toughened', swing: 'out' },
  'bay-window': { system: 'upvc-60-casement', glass: '6-12-6', swing: 'out' },
  'bow-window': { system: 'upvc-60-casement', glass: '5-12-5', swing: 'out' },
  'corner-window': { system: 'upvc-70-casement', glass: '6-12-6-toughened', swing: 'out' },
  'arched-window': { system: 'upvc-60-casement', glass: '5-toughened', swing: 'out', sill: 600 },
  'gable-window': { system: 'upvc-70-casement', glass: '6-12-6-toughened', swing: 'out', handle: 'cam', sill: 900 },
  'round-porthole-window': { system: 'upvc-60-casement', glass: '5-12-5' },
  'fixed-picture-window': { system: 'upvc-60-casement', glass: '6-12-6-toughened' },
  'louvred-bathroom-ventilator': { system: 'upvc-60-casement', glass: '5-frosted' },
  'combination-window-with-ac-panel': { system: 'upvc-62-sliding', glass: '5-toughened', handle: 'touch-lock' },
  'upvc-casement-balcony-door': { system: 'upvc-60-door', glass: '6-12-6-toughened', swing: 'in' },
  'upvc-french-door': { system: 'upvc-60-door', glass: '6-12-6-toughened', swing: 'in' },
  'upvc-bathroom-panel-door': { system: 'upvc-60-door', glass: '5-toughened', swing: 'in' },
  'upvc-half-glazed-kitchen-door': { system: 'upvc-60-door', glass: '5-toughened', swing: 'in' },
  'upvc-main-door-with-sidelights': {
    system: 'upvc-70-door',
    glass: '11.5-laminated',
    swing: 'in',
    handle: 'bar-pull',
  },
  'upvc-mesh-door': { system: 'upvc-mesh-door', glass: '5-toughened', swing: 'out' },
  'upvc-two-track-sliding-door': { system: 'upvc-sliding-door', glass: '6-12-6-toughened', handle: 'flush-pull' },
  'upvc-three-track-sliding-door': {
    system: 'upvc-sliding-door',
    glass: '6-12-6-toughened',
    handle: 'flush-pull',
    mesh: 'sliding',
  },
  'upvc-lift-and-slide-door': { system: 'upvc-lift-slide', glass: '6-12-6-toughened' },
  'upvc-slide-and-fold-door': { system: 'upvc-fold', glass: '6-12-6-toughened', swing: 'out' },
  'upvc-tilt-and-slide-door': { system: 'upvc-tilt-slide', glass: '6-12-6-toughened' },
  'alu-slim-interlock-sliding-door': { system: 'alu-slim-sliding', glass: '6-12-6-toughened', handle: 'flush-pull' },
  'alu-lift-and-slide-pocket-door': { system: 'alu-lift-slide', glass: '6-12-6-toughened', handle: 'flush-pull' },
  'alu-corner-sliding-door': { system: 'alu-slim-sliding', glass: '6-12-6-toughened', handle: 'flush-pull' },
  'alu-bifold-door': { system: 'alu-bifold', glass: '6-12-6-toughened', swing: 'out' },
  'alu-pivot-main-door': { system: 'alu-door', glass: '11.5-laminated', swing: 'in', handle: 'bar-pull' },
  'alu-entrance-door-timber-infill': { system: 'alu-door', glass: '11.5-laminated', swing: 'in', handle: 'bar-pull' },
  'alu-thermal-break-casement-window': { system: 'alu-65-casement', glass: '6-12-6', swing: 'out' },
  'alu-27mm-sliding-window-with-mesh': {
    system: 'alu-27-sliding',
    glass: '5-toughened',
    handle: 'touch-lock',
    mesh: 'sliding',
  },
  'alu-top-hung-window': { system: 'alu-50-casement', glass: '6-12-6', swing: 'out', handle: 'cam' },
  'alu-louvre-ventilator': { system: 'alu-50-casement', glass: '5-frosted' },
  'alu-fixed-double-height-glazing': { system: 'alu-facade', glass: '6-12-6-toughened', swing: 'out' },
  'slim-two-panel-sliding-door': { system: 'slim-interior', glass: '6-toughened', handle: 'flush-pull' },
  'telescopic-three-panel-slim-door': { system: 'slim-interior', glass: '6-toughened', handle: 'flush-pull' },
  'slim-pocket-door': { system: 'slim-interior', glass: '6-toughened', handle: 'flush-pull' },
  'fluted-glass-slim-sliding-door': { system: 'slim-interior', glass: '6-toughened', handle: 'flush-pull' },
  'slim-grid-sliding-door': { system: 'slim-interior', glass: '6-toughened', handle: 'flush-pull' },
  'slim-barn-sliding-door': { system: 'slim-interior', glass: '6-toughened', handle: 'flush-pull' },
  'slim-wardrobe-sliding-door': { system: 'slim-interior', glass: '5-toughened', handle: 'flush-pull' },
}

/** The colour of the planner for each finish. */
export const colourOf: Record<Elevation['finish'], string> = {
  white: 'white',
  oak: 'golden-oak',
  anthracite: 'anthracite',
  black: 'black',
  bronze: 'bronze',
  glass: 'white',
}

/** The design that "Plan this window" starts from; `undefined` for what is neither a window nor a door. */
export function designOfProduct({ slug, elevation }: Pick<ProductSeed, 'slug' | 'elevation'>): Design | undefined {
  const plan = plans[slug]
  if (!plan) return undefined
  const colour = colourOf[elevation.finish]
  return {
    v: 1,
    system: plan.system,
    measured: 'frame',
    width: elevation.width,
    height: elevation.height,
    shape: elevation.shape,
    rows: rowsOf(elevation, plan.swing ?? 'in'),
    colour: { inside: colour, outside: colour },
    glass: plan.glass,
    mesh: plan.mesh ?? null,
    grille: null,
    handle: plan.handle ?? 'lever',
    sill: null,
    ...(plan.sill !== undefined && { sill_height: plan.sill }),
    quantity: 1,
    room: '',
    name: '',
  }
}

/** The rows of an elevation as a design has them; `swing` is that of the cells that do not say. */
export function rowsOf({ rows }: Elevation, swing: Swing): DesignRow[] {
  const heights = evenShares(rows.map((row) => row.height))
  return rows.map(({ height, cells }, row) => {
    const widths = evenShares(cells.map((cell) => cell.width))
    return {
      height: heights[row] ?? height,
      cells: cells.map((cell, column) => ({
        ...cell,
        width: widths[column] ?? cell.width,
        swing: cell.swing ?? swing,
      })),
    }
  })
}
