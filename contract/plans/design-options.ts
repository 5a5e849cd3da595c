import { frameSizeLimits } from './frame-size.ts'

export const shapes = ['rectangle', 'arch', 'gable', 'round'] as const
export type Shape = (typeof shapes)[number]

/** How a cell opens; left and right are the hinge side or the direction, seen from inside. */
export const openings = [
  'fixed',
  'left',
  'right',
  'top',
  'bottom',
  'tilt-left',
  'tilt-right',
  'slide-left',
  'slide-right',
  'fold-left',
  'fold-right',
  'pivot',
  'louvre',
] as const
export type Opening = (typeof openings)[number]

/** Into the room or outwards. Ignored for fixed and sliding cells. */
export const swings = ['in', 'out'] as const
export type Swing = (typeof swings)[number]

export const fills = ['glass', 'frosted', 'fluted', 'mesh', 'panel', 'timber'] as const
export type Fill = (typeof fills)[number]

/** What the visitor measured: the frame itself, or the opening in the wall. */
export const measuredKinds = ['frame', 'opening'] as const
export type Measured = (typeof measuredKinds)[number]

export const meshes = ['pleated', 'hinged', 'sliding', 'roll-up'] as const
export type Mesh = (typeof meshes)[number]

export const grilles = ['bars', 'grid'] as const
export type Grille = (typeof grilles)[number]

export const handles = ['lever', 'locking-lever', 'cam', 'touch-lock', 'flush-pull', 'bar-pull'] as const
export type Handle = (typeof handles)[number]

export const sills = ['stone', 'aluminium'] as const
export type Sill = (typeof sills)[number]

export const views = ['inside', 'outside'] as const
export type View = (typeof views)[number]

/** Frame sizes in millimetres, and how far a design may be divided. */
export const designLimits = {
  size: frameSizeLimits,
  rows: 6,
  cells: 8,
  /** Of all rows together: drawings and figures take time for each. */
  parts: 24,
  share: { min: 0.001, max: 10_000 },
  bars: 6,
  quantity: 99,
  sillHeight: 3000,
  name: 40,
  key: 60,
} as const
