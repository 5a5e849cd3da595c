import { openings } from '@house/contract/plans/design-options'
import { materials, systemKinds } from '@house/contract/plans/planner-part-options'
import { materialLabels } from '@house/contract/products/attribute-options'
import { openingLabels } from '@house/fenestration/description/labels'

export const kinds = systemKinds.map((id) => ({ id, name: id.charAt(0).toUpperCase() + id.slice(1) }))
export const materialChoices = materials.map((id) => ({ id, name: materialLabels[id] }))
export const openingChoices = openings.map((id) => ({ id, name: openingLabels[id] }))
