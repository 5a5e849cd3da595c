import { partsOf } from '@house/fenestration/design/planner-parts'
import { tip } from '../class-names.ts'
import { useOpening, usePlanner } from '../planner-context.ts'
import { Option, optionRows } from './option.tsx'

/** Colours inside and outside are chosen apart. */
export function ColourChoice() {
  const { plannerParts } = usePlanner()
  const { design, change } = useOpening()
  if (!design) return null
  const { system } = partsOf(design, plannerParts)
  const colours = plannerParts.colours.filter(({ key }) => system.colours.includes(key))
  const isSame = design.colour.inside === design.colour.outside
  const foilLimit = system.limits.find(
    (limit) => limit.colours.includes(design.colour.outside) || limit.colours.includes(design.colour.inside),
  )
  return (
    <>
      {(['inside', 'outside'] as const).map((side) => (
        <fieldset key={side}>
          <legend>{side === 'inside' ? 'Inside' : 'Outside'}</legend>
          <div className={optionRows.swatches}>
            {colours.map(({ key, name, hex }) => (
              <Option
                key={key}
                variant="swatch"
                isChosen={design.colour[side] === key}
                onChoose={() =>
                  change({
                    ...design,
                    // Both sides start with one colour, and stay so until the outside gets its own.
                    colour:
                      side === 'inside' && isSame ? { inside: key, outside: key } : { ...design.colour, [side]: key },
                  })
                }
              >
                <i
                  className="h-9.5 border border-(--sample-edge) outline-offset-2 outline-accent group-aria-pressed:outline-2"
                  style={{ background: hex }}
                />
                {name}
              </Option>
            ))}
          </div>
        </fieldset>
      ))}
      {foilLimit?.max_width && (
        <p className={tip}>
          Dark foil takes up the sun’s heat: sashes up to {foilLimit.max_width} mm wide. {foilLimit.source}.
        </p>
      )}
    </>
  )
}
