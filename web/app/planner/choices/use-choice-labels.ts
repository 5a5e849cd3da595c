import { kindOf } from '@house/fenestration/description/kind'
import {
  grilleLabels,
  handleLabels,
  meshLabels,
  openingLabels,
  sillLabels,
} from '@house/fenestration/description/labels'
import { hasHandle } from '@house/fenestration/design/opening'
import { partsOf } from '@house/fenestration/design/planner-parts'
import { layOutDesign } from '@house/fenestration/layout/lay-out-design'
import { useOpening, usePlanner } from '../planner-context.ts'

/** The present value of each group of choices, in a few words. */
export function useChoiceLabels() {
  const { plannerParts } = usePlanner()
  const { design } = useOpening()
  if (!design) return { system: '', layout: '', opening: '', colour: '', glass: '', mesh: '', handle: '', sill: '' }
  const { system, glazing, colours } = partsOf(design, plannerParts)
  const { leaves } = layOutDesign(design, system, plannerParts)
  const [first] = leaves
  const extras = [design.mesh && meshLabels[design.mesh], design.grille && grilleLabels[design.grille]].filter(Boolean)
  return {
    system: system.name,
    layout: kindOf(design, system),
    opening:
      leaves.length === 1 && first
        ? openingLabels[first.cell.opens]
        : `${leaves.filter(({ cell }) => cell.opens !== 'fixed').length} of ${leaves.length} open`,
    colour:
      colours.inside.key === colours.outside.key
        ? `${colours.inside.name}, in and out`
        : `${colours.inside.name} in, ${colours.outside.name} out`,
    glass: glazing.name,
    mesh: extras.length > 0 ? extras.join(', ') : 'None',
    handle: hasHandle(design) ? handleLabels[design.handle] : 'None',
    sill: `${design.sill ? sillLabels[design.sill] : 'No sill'}, ${design.measured === 'frame' ? 'frame size' : 'wall opening'}`,
  }
}
