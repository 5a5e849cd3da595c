import { z } from 'zod'
import {
  designLimits,
  fills,
  grilles,
  handles,
  measuredKinds,
  meshes,
  openings,
  shapes,
  sills,
  swings,
} from './design-options.ts'

const size = z.int().min(designLimits.size.min).max(designLimits.size.max)
const share = z.number().min(designLimits.share.min).max(designLimits.share.max)
const key = z.string().min(1).max(designLimits.key)
const bars = z.int().min(1).max(designLimits.bars)

export const DesignCell = z.object({
  width: share.describe("Share of the row's width"),
  opens: z.enum(openings),
  swing: z.enum(swings),
  fill: z.enum(fills),
  bars: z.tuple([bars, bars]).optional().describe('Glazing bars: columns and rows of panes'),
})

export const DesignRow = z.object({
  height: share.describe("Share of the frame's height"),
  cells: z.array(DesignCell).min(1).max(designLimits.cells),
})

/** One opening of a plan. Rows run from the top, cells from the left, seen from inside. Sizes are in millimetres. */
export const Design = z.object({
  v: z.literal(1),
  system: key,
  measured: z.enum(measuredKinds),
  width: size,
  height: size,
  shape: z.enum(shapes),
  rows: z
    .array(DesignRow)
    .min(1)
    .max(designLimits.rows)
    .refine(
      (rows) => rows.reduce((sum, { cells }) => sum + cells.length, 0) <= designLimits.parts,
      `An opening has at most ${designLimits.parts} parts`,
    ),
  colour: z.object({ inside: key, outside: key }),
  glass: key,
  mesh: z.enum(meshes).nullable(),
  grille: z.enum(grilles).nullable(),
  handle: z.enum(handles),
  sill: z.enum(sills).nullable(),
  /** Height of the lower edge above the floor. */
  sill_height: z.int().min(0).max(designLimits.sillHeight).optional(),
  quantity: z.int().min(1).max(designLimits.quantity),
  room: z.string().max(designLimits.name),
  name: z.string().max(designLimits.name),
})

export type DesignCell = z.infer<typeof DesignCell>
export type DesignRow = z.infer<typeof DesignRow>
export type Design = z.infer<typeof Design>
