import type { Design } from '@house/contract/plans/design'
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
} from '@house/contract/plans/design-options'
import fc from 'fast-check'

const keys = {
  systems: ['upvc-60-casement', 'upvc-70-casement', 'upvc-62-sliding', 'alu-65-casement', 'alu-slim-sliding'],
  colours: ['white', 'golden-oak', 'anthracite', 'black'],
  glasses: ['6-12-6', '5-toughened', '6-16-6.8-acoustic', '6-12-6-low-e'],
}
const size = fc.integer(designLimits.size)
const share = fc.oneof(fc.integer({ min: 1, max: 6000 }), fc.double({ min: 0.1, max: 3, noNaN: true }))
const bars = fc.tuple(fc.integer({ min: 1, max: 6 }), fc.integer({ min: 1, max: 6 }))
const text = fc.string({ maxLength: 20, unit: 'grapheme' }).map((value) =>
  value
    .replace(/[\u0000-\u001f\u007f]/g, '')
    .trim()
    .slice(0, 40),
)

const cell = fc.record(
  {
    width: share,
    opens: fc.constantFrom(...openings),
    swing: fc.constantFrom(...swings),
    fill: fc.constantFrom(...fills),
    bars,
  },
  { requiredKeys: ['width', 'opens', 'swing', 'fill'] },
)
const row = fc.record({ height: share, cells: fc.array(cell, { minLength: 1, maxLength: 5 }) })

/** Any valid design, sensible or not. */
export const anyDesign: fc.Arbitrary<Design> = fc.record(
  {
    v: fc.constant(1 as const),
    system: fc.constantFrom(...keys.systems),
    measured: fc.constantFrom(...measuredKinds),
    width: size,
    height: size,
    shape: fc.constantFrom(...shapes),
    rows: fc.array(row, { minLength: 1, maxLength: 4 }),
    colour: fc.record({ inside: fc.constantFrom(...keys.colours), outside: fc.constantFrom(...keys.colours) }),
    glass: fc.constantFrom(...keys.glasses),
    mesh: fc.constantFrom(null, ...meshes),
    grille: fc.constantFrom(null, ...grilles),
    handle: fc.constantFrom(...handles),
    sill: fc.constantFrom(null, ...sills),
    sill_height: fc.integer({ min: 0, max: designLimits.sillHeight }),
    quantity: fc.integer({ min: 1, max: designLimits.quantity }),
    room: text,
    name: text,
  },
  {
    requiredKeys: [
      ...(['v', 'system', 'measured', 'width', 'height', 'shape', 'rows', 'colour', 'glass', 'mesh'] as const),
      ...(['grille', 'handle', 'sill', 'quantity', 'room', 'name'] as const),
    ],
  },
)

/** The opening of the check value in the brief. */
export const checkDesign: Design = {
  v: 1,
  system: 'upvc-60-casement',
  measured: 'frame',
  width: 1230,
  height: 1480,
  shape: 'rectangle',
  rows: [{ height: 1, cells: [{ width: 1, opens: 'left', swing: 'in', fill: 'glass' }] }],
  colour: { inside: 'white', outside: 'white' },
  glass: '6-12-6',
  mesh: null,
  grille: null,
  handle: 'lever',
  sill: null,
  quantity: 1,
  room: 'Bedroom',
  name: 'W1',
}
