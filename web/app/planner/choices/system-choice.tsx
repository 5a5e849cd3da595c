import type { Design } from '@house/contract/plans/design'
import type { PlannerParts, System } from '@house/contract/plans/planner-parts'
import { thicknessOf } from '@house/fenestration/design/glazing'
import { partsOf } from '@house/fenestration/design/planner-parts'
import { changeSystem } from '@house/fenestration/edit/change-system'
import { useState } from 'react'
import { useToast } from '../../toast/toast-context.tsx'
import { textLink, tip } from '../class-names.ts'
import { useOpening, usePlanner } from '../planner-context.ts'
import { Option } from './option.tsx'

/** Systems that can make the layout; on request also the others, which change the layout. */
export function SystemChoice() {
  const { plannerParts } = usePlanner()
  const { design, change } = useOpening()
  const { showSuccess } = useToast()
  const [showsAll, setShowsAll] = useState(false)
  if (!design) return null
  const { system: current } = partsOf(design, plannerParts)
  const opens = new Set(design.rows.flatMap((row) => row.cells.map((cell) => cell.opens)))
  const fits = (system: System) => [...opens].every((opening) => system.opens.includes(opening))
  const fitting = plannerParts.systems.filter(fits)
  const others = plannerParts.systems.filter((system) => !fits(system))
  function choose(before: Design, system: System) {
    const next = changeSystem(before, system, plannerParts)
    change(next)
    if (next.glass !== before.glass) showSuccess(glassChange(before, next, plannerParts))
  }
  return (
    <>
      {[...fitting, ...(showsAll ? others : [])].map((system) => (
        <Option
          key={system.key}
          variant="row"
          isChosen={system.key === current.key}
          onChoose={() => choose(design, system)}
        >
          <b className="font-semibold">{system.name}</b>
          <span className="text-small text-ink-soft">{system.description}</span>
        </Option>
      ))}
      {others.length > 0 && (
        <p className={tip}>
          {showsAll
            ? 'The last ones do not have this layout; choosing one shows what to change. '
            : 'Other systems need another layout. '}
          <button type="button" className={textLink} onClick={() => setShowsAll(!showsAll)}>
            {showsAll ? 'Show fewer' : 'Show them all'}
          </button>
        </p>
      )}
    </>
  )
}

/** Why the glass is another one: the old one is too thick or too thin for the new system. */
function glassChange(before: Design, next: Design, plannerParts: PlannerParts) {
  const { system, glazing } = partsOf(next, plannerParts)
  const { min, max } = system.glass_thickness
  const isTooThick = thicknessOf(partsOf(before, plannerParts).glazing) > max
  return `Glass changed to ${glazing.name}: this system takes at ${isTooThick ? `most ${max}` : `least ${min}`} mm.`
}
