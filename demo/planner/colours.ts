import type { Colour } from '@house/contract/plans/planner-parts'

export const colours: Colour[] = [
  { key: 'white', name: 'White', hex: '#f8f8f6', foil: false },
  { key: 'golden-oak', name: 'Golden oak', hex: '#b88650', foil: true },
  { key: 'walnut', name: 'Walnut', hex: '#5a4032', foil: true },
  { key: 'anthracite', name: 'Anthracite', hex: '#40474d', foil: true },
  { key: 'bronze', name: 'Bronze-brown', hex: '#6b5443', foil: true },
  { key: 'black', name: 'Black', hex: '#24272a', foil: true },
]

/** Of uPVC, and of powder-coated aluminium. */
export const upvcColours = ['white', 'golden-oak', 'walnut', 'anthracite', 'bronze', 'black']
export const aluminiumColours = ['white', 'anthracite', 'bronze', 'black']
