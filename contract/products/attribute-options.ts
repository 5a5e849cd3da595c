import { materials } from '../plans/planner-part-options.ts'

/** What a product is made of. The planner's systems use the first ones. */
export const productMaterials = [...materials, 'glass', 'timber', 'steel', 'board'] as const
export type ProductMaterial = (typeof productMaterials)[number]

/** How a product opens, as buyers say it; designs tell left from right. */
export const openingTypes = [
  'fixed',
  'hinged',
  'tilt-turn',
  'top-hung',
  'sliding',
  'vertical-sliding',
  'folding',
  'pivot',
  'louvre',
] as const
export type OpeningType = (typeof openingTypes)[number]

export const rooms = [
  'living-room',
  'bedroom',
  'kitchen',
  'bathroom',
  'balcony',
  'entrance',
  'stairs',
  'roof',
  'office',
] as const
export type Room = (typeof rooms)[number]

/** What a buyer wants solved. */
export const problems = [
  'noise',
  'heat',
  'rain',
  'dust',
  'insects',
  'little-space',
  'child-safety',
  'security',
  'privacy',
  'daylight',
  'fresh-air',
  'blocked-view',
  'narrow-opening',
  'cleaning',
  'damp',
  'thresholds',
  'changing-rooms',
] as const
export type Problem = (typeof problems)[number]

/** Numbers of a product, each a range with its source. */
export const measures = [
  'frame_width',
  'frame_height',
  'sash_width',
  'sash_height',
  'sash_weight',
  'glass_area',
  'glass_thickness',
  'frame_depth',
  'sound_reduction',
] as const
export type Measure = (typeof measures)[number]

export const measureUnits: Record<Measure, string> = {
  frame_width: 'mm',
  frame_height: 'mm',
  sash_width: 'mm',
  sash_height: 'mm',
  sash_weight: 'kg',
  glass_area: 'm²',
  glass_thickness: 'mm',
  frame_depth: 'mm',
  sound_reduction: 'dB',
}

/** What the planner works out for the standard size of a product. */
export const figureNames = ['figure_uw', 'figure_shgc', 'figure_sound', 'figure_weight'] as const
export type FigureName = (typeof figureNames)[number]

export const figureLabels: Record<FigureName, string> = {
  figure_uw: 'Heat loss Uw, standard size',
  figure_shgc: 'Sun let in (SHGC), standard size',
  figure_sound: 'Sound reduction of its glass Rw',
  figure_weight: 'Weight, standard size',
}

/** Whether a row of a product's table states a number. */
export function isNumberRow({ name }: { name: string }) {
  return ([...measures, ...figureNames] as string[]).includes(name)
}

/** What a table says where a number is not stated. */
export const notKnown = 'Not known'

export const measureLabels: Record<Measure, string> = {
  frame_width: 'Overall width',
  frame_height: 'Overall height',
  sash_width: 'Sash width',
  sash_height: 'Sash height',
  sash_weight: 'Sash weight',
  glass_area: 'Glass area',
  glass_thickness: 'Glass thickness',
  frame_depth: 'Frame depth',
  sound_reduction: 'Sound reduction Rw',
}

export const materialLabels: Record<ProductMaterial, string> = {
  upvc: 'uPVC',
  aluminium: 'Aluminium',
  'aluminium-thermal-break': 'Aluminium with thermal break',
  glass: 'Glass',
  timber: 'Timber',
  steel: 'Steel',
  board: 'Boards',
}

export const openingLabels: Record<OpeningType, string> = {
  fixed: 'Fixed',
  hinged: 'Hinged',
  'tilt-turn': 'Tilt and turn',
  'top-hung': 'Top hung',
  sliding: 'Sliding',
  'vertical-sliding': 'Sliding up and down',
  folding: 'Folding',
  pivot: 'On a pivot',
  louvre: 'Louvres',
}

export const roomLabels: Record<Room, string> = {
  'living-room': 'Living room',
  bedroom: 'Bedroom',
  kitchen: 'Kitchen',
  bathroom: 'Bathroom',
  balcony: 'Balcony and garden',
  entrance: 'Entrance',
  stairs: 'Stairs',
  roof: 'Roof and courtyard',
  office: 'Office and shop',
}

export const problemLabels: Record<Problem, string> = {
  noise: 'Noise',
  heat: 'Heat',
  rain: 'Monsoon rain',
  dust: 'Dust',
  insects: 'Insects',
  'little-space': 'Little space to open',
  'child-safety': 'Children and high floors',
  security: 'Break-ins',
  privacy: 'Privacy',
  daylight: 'Too little daylight',
  'fresh-air': 'Too little air',
  'blocked-view': 'A frame in the view',
  'narrow-opening': 'Too narrow an opening',
  cleaning: 'Hard to clean',
  damp: 'Splashes and steam',
  thresholds: 'Steps and sills',
  'changing-rooms': 'Rooms that change',
}
