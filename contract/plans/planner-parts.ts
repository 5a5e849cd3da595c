import { z } from 'zod'
import { maxInput } from '../validation-limits.ts'
import { openings } from './design-options.ts'
import { glassPurposes, materials, maxGlassThickness, maxSourceLength, systemKinds } from './planner-part-options.ts'

const source = z.string().max(maxSourceLength)
/** The product whose page states the numbers; none if empty. */
const productSlug = z.string().max(maxInput.slug).default('')

/** A number beyond any window is a slip, such as per cent for a share. */
function upTo(max: number) {
  return z.number().nonnegative().max(max, `is at most ${max}`)
}

/** A figure and where it comes from. An unknown figure is `null`: nothing is computed from a guess. */
function optionalValue(max: number) {
  return z.object({ value: upTo(max).nullable(), source })
}

/** A figure that drawings need, and where it comes from. */
function requiredValue(max: number) {
  return z.object({ value: upTo(max), source })
}

const face = requiredValue(300)
const length = upTo(20_000).nullable()
const glass = upTo(maxGlassThickness)
const uValue = optionalValue(20)
const psiValue = optionalValue(2)
const profileWeight = optionalValue(50)
const decibels = optionalValue(100)

/** Joint between frame and wall on each side: the smallest opening still has room for a frame. */
export const WallGap = requiredValue(100)

/** The largest and smallest leaf of a system, for some ways of opening and some colours. All limits that apply count. */
export const LeafLimit = z.object({
  opens: z.array(z.enum(openings)).min(1),
  /** Colours the limit is for; all if empty. */
  colours: z.array(z.string()),
  min_width: length,
  max_width: length,
  min_height: length,
  max_height: length,
  /** Square metres. */
  max_area: upTo(100).nullable(),
  max_weight_kg: upTo(2000).nullable(),
  /** Largest height divided by width. */
  max_ratio: upTo(100).nullable(),
  source,
})

/** As staff write it: numbers left empty are those of the product, which is then their source. */
const StoredLimit = LeafLimit.extend({ product: productSlug })

/** Widths seen from the front, in millimetres. */
export const Faces = z.object({
  frame: face,
  /** From the outer edge of the sash to the glass. */
  sash: face,
  mullion: face,
  /** How far a closed sash covers the frame or mullion. */
  overlap: face,
  /** Of two sliding panels, seen as one. */
  interlock: face,
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
  depth: requiredValue(500),
  faces: Faces,
  opens: z.array(z.enum(openings)),
  colours: z.array(z.string()),
  glass_thickness: z.object({ min: glass, max: glass, source }),
  frame_size: z.object({
    max_width: length,
    max_height: length,
    source,
  }),
  limits: z.array(LeafLimit),
  /** W/m²K. */
  uf: uValue,
  /** W/mK, with uncoated and with low-e glass. */
  psi: z.object({ plain: psiValue, low_e: psiValue }),
  /** Kilograms per metre, with reinforcement. */
  weight: z.object({ frame: profileWeight, sash: profileWeight, mullion: profileWeight }),
})

/** A system as staff write it: some of its limits are numbers of products. */
export const StoredSystem = System.extend({
  glass_thickness: z.object({ min: glass.nullable(), max: glass.nullable(), product: productSlug, source }),
  limits: z.array(StoredLimit),
})

export const Glazing = z.object({
  key: z.string(),
  name: z.string(),
  /** What it does for the room, in a few words. */
  description: z.string(),
  /** Purposes it serves, the first one best. */
  purposes: z.array(z.enum(glassPurposes)),
  /** From the outside to the inside, in millimetres: panes and the gaps between them. */
  layers: z.array(z.object({ kind: z.enum(['pane', 'gap']), mm: z.number().positive().max(100, 'is at most 100') })),
  low_e: z.boolean(),
  /** Breaks safely: toughened or laminated. */
  safety: z.boolean(),
  frosted: z.boolean(),
  ug: uValue,
  shgc: optionalValue(1),
  rw: decibels,
  rw_ctr: decibels,
})

export const Colour = z.object({
  key: z.string(),
  name: z.string(),
  hex: z.string().regex(/^#[0-9a-f]{6}$/i, 'is a hash sign and six hexadecimal digits, such as #40474d'),
  /** A dark foil or coat takes up more heat, which some systems answer with smaller sashes. */
  foil: z.boolean(),
})

/** What designs are made of and computed with. A saved plan keeps the parts it used. */
export const PlannerParts = z.object({
  systems: z.array(System),
  glazings: z.array(Glazing),
  colours: z.array(Colour),
  /** Joint between frame and wall on each side, deducted when the visitor measured the wall opening. */
  wall_gap: WallGap,
})

export type RequiredValue = z.infer<ReturnType<typeof requiredValue>>
export type OptionalValue = z.infer<ReturnType<typeof optionalValue>>
export type LeafLimit = z.infer<typeof LeafLimit>
export type Faces = z.infer<typeof Faces>
export type System = z.infer<typeof System>
/** Systems that were stored before limits could name a product have no such field. */
export type StoredSystem = z.input<typeof StoredSystem>
export type Glazing = z.infer<typeof Glazing>
export type Colour = z.infer<typeof Colour>
export type PlannerParts = z.infer<typeof PlannerParts>
