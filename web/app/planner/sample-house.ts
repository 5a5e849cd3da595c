import type { Design } from '@house/contract/plans/design'
import type { Plan } from '@house/contract/plans/plan'
import type { PlannerParts } from '@house/contract/plans/planner-parts'
import { presetsFor } from '@house/fenestration/plan/presets'

const openings: [preset: string, change: Partial<Design>][] = [
  ['casement-window', { name: 'W1', room: 'Living room', width: 1300, height: 1350 }],
  ['sliding-door', { name: 'D1', room: 'Living room', width: 2400 }],
  ['casement-window', { name: 'W2', room: 'Bedroom', quantity: 2, mesh: 'pleated' }],
  ['hinged-door', { name: 'D2', room: 'Bedroom' }],
  ['sliding-window', { name: 'W3', room: 'Kitchen', width: 1500, height: 1050, mesh: 'sliding' }],
  ['ventilator', { name: 'W4', room: 'Bathroom', quantity: 2 }],
]

/** A flat to look at before drawing one's own, with what can be made of the planner parts. */
export function sampleHouse(plannerParts: PlannerParts): Plan {
  const presets = presetsFor(plannerParts)
  const items = openings.flatMap(([key, change]) => {
    const preset = presets.find((candidate) => candidate.key === key)
    return preset ? [{ ...preset.design, ...change }] : []
  })
  return { name: 'Sample house', items }
}
