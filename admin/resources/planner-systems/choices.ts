import { materials, systemKinds } from '@house/contract/plans/catalogue-options'
import { openings } from '@house/contract/plans/design-options'
import { openingLabels } from '@house/fenestration/description/labels'

const materialNames = {
  upvc: 'uPVC',
  aluminium: 'Aluminium',
  'aluminium-thermal-break': 'Aluminium with thermal break',
} satisfies Record<(typeof materials)[number], string>

export const kinds = systemKinds.map((id) => ({ id, name: id.charAt(0).toUpperCase() + id.slice(1) }))
export const materialChoices = materials.map((id) => ({ id, name: materialNames[id] }))
export const openingChoices = openings.map((id) => ({ id, name: openingLabels[id] }))
