import { z } from 'zod'
import { glassPurposes, materials, systemKinds } from './catalogue-options.ts'
import { openings } from './design-options.ts'

/** A figure and where it comes from. An unknown figure is `null`: nothing is computed from a guess. */
export const Sourced = z.object({ value: z.number().nonnegative().nullable(), source: z.string().max(300) })

/** A figure that drawings need, and where it comes from. */
export const Known = z.object({ value: z.number().nonnegative(), source: z.string().max(300) })

/** The largest and smallest leaf of a system, for some ways of opening and some colours. All limits that apply count. */
export const LeafLimit = z.object({
  opens: z.array(z.enum(openings)).min(1),
  /** Colours the limit is for; all if empty. */
  colours: z.array(z.string()),
  min_width: z.number().nullable(),
  max_width: z.number().nullable(),
  min_height: z.number().nullable(),
  max_height: z.number().nullable(),
  /** Square metres. */
  max_area: z.number().nullable(),
  max_weight_kg: z.number().nullable(),
  /** Largest height divided by width. */
  max_ratio: z.number().nullable(),
  source: z.string().max(300),
})

/** Widths seen from the front, in millimetres. */
export const Faces = z.object({
  frame: Known,
  /** From the outer edge of the sash to the glass. */
  sash: Known,
  mullion: Known,
  /** How far a closed sash covers the frame or mullion. */
  overlap: Known,
  /** Of two sliding panels, seen as one. */
  interlock: Known,
})

/** A profile system that designs are made of. */
export const System = z.object({
  key: z.string(),
  name: z.string(),
  /** One sentence for the visitor. */
  description: z.string(),
  kind: z.enum(systemKinds),
  material: z.enum(materials),
  /** Frame depth in millimetres. */
  depth: Known,
  faces: Faces,
  opens: z.array(z.enum(openings)),
  colours: z.array(z.string()),
  glass_thickness: z.object({ min: z.number(), max: z.number(), source: z.string().max(300) }),
  frame_size: z.object({
    max_width: z.number().nullable(),
    max_height: z.number().nullable(),
    source: z.string().max(300),
  }),
  limits: z.array(LeafLimit),
  /** W/m²K. */
  uf: Sourced,
  /** W/mK, with uncoated and with low-e glass. */
  psi: z.object({ plain: Sourced, low_e: Sourced }),
  /** Kilograms per metre, with reinforcement. */
  weight: z.object({ frame: Sourced, sash: Sourced, mullion: Sourced }),
})

export const Glazing = z.object({
  key: z.string(),
  name: z.string(),
  /** What it does for the room, in a few words. */
  description: z.string(),
  /** Purposes it serves, the first one best. */
  purposes: z.array(z.enum(glassPurposes)),
  /** From the outside to the inside, in millimetres: panes and the gaps between them. */
  layers: z.array(z.object({ kind: z.enum(['pane', 'gap']), mm: z.number().positive() })),
  /** Glass alone, without the gaps. */
  glass_mm: z.number().positive(),
  low_e: z.boolean(),
  /** Breaks safely: toughened or laminated. */
  safety: z.boolean(),
  frosted: z.boolean(),
  ug: Sourced,
  shgc: Sourced,
  rw: Sourced,
  rw_ctr: Sourced,
})

export const Colour = z.object({
  key: z.string(),
  name: z.string(),
  hex: z.string().regex(/^#[0-9a-f]{6}$/i, 'is a hash sign and six hexadecimal digits, such as #40474d'),
  /** A dark foil or coat takes up more heat, which some systems answer with smaller sashes. */
  foil: z.boolean(),
})

/** What designs are made of and computed with. A saved plan keeps the parts it used. */
export const PlannerCatalogue = z.object({
  systems: z.array(System),
  glazings: z.array(Glazing),
  colours: z.array(Colour),
  /** Joint between frame and wall on each side, deducted when the visitor measured the wall opening. */
  wall_gap: Known,
})

export type Known = z.infer<typeof Known>
export type Sourced = z.infer<typeof Sourced>
export type LeafLimit = z.infer<typeof LeafLimit>
export type Faces = z.infer<typeof Faces>
export type System = z.infer<typeof System>
export type Glazing = z.infer<typeof Glazing>
export type Colour = z.infer<typeof Colour>
export type PlannerCatalogue = z.infer<typeof PlannerCatalogue>
