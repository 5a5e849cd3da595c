import type { Glazing, System } from '@house/contract/plans/catalogue'
import type { Design } from '@house/contract/plans/design'
import { partsOf } from '@house/fenestration/design/catalogue'
import { glassFits } from '@house/fenestration/design/glazing'
import { useState } from 'react'
import { useOpening, usePlanner } from '../planner-context.ts'
import { Option } from './option.tsx'

/** Systems that can make the layout; the others in a list of their own, which changes the layout. */
export function SystemChoice() {
  const { catalogue } = usePlanner()
  const { design, change } = useOpening()
  const [showsAll, setShowsAll] = useState(false)
  if (!design) return null
  const { system: current } = partsOf(design, catalogue)
  const opens = new Set(design.rows.flatMap((row) => row.cells.map((cell) => cell.opens)))
  const fits = (system: System) => [...opens].every((opening) => system.opens.includes(opening))
  const fitting = catalogue.systems.filter(fits)
  const others = catalogue.systems.filter((system) => !fits(system))
  return (
    <>
      {[...fitting, ...(showsAll ? others : [])].map((system) => (
        <Option
          key={system.key}
          className="is-row"
          isChosen={system.key === current.key}
          onChoose={() => change(withSystem(design, system, catalogue.glazings))}
        >
          <b>{system.name}</b>
          <span>{system.description}</span>
        </Option>
      ))}
      {others.length > 0 && (
        <p className="planner-tip">
          {showsAll
            ? 'The last ones do not have this layout; choosing one shows what to change. '
            : 'Other systems need another layout. '}
          <button type="button" className="planner-link" onClick={() => setShowsAll(!showsAll)}>
            {showsAll ? 'Show fewer' : 'Show them all'}
          </button>
        </p>
      )}
    </>
  )
}

/** Glass and colour follow when the new system has not got them. */
function withSystem(design: Design, system: System, glazings: Glazing[]): Design {
  const fitting = glazings.filter((glazing) => glassFits(system, glazing))
  const { key: glass } = fitting.find(({ key }) => key === design.glass) ?? fitting[0] ?? { key: design.glass }
  const [anyColour = design.colour.inside] = system.colours
  const colour = (key: string) => (system.colours.includes(key) ? key : anyColour)
  return {
    ...design,
    system: system.key,
    glass,
    colour: { inside: colour(design.colour.inside), outside: colour(design.colour.outside) },
  }
}
