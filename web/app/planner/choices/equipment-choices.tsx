import { designLimits, grilles, handles, meshes, sills } from '@house/contract/plans/design-options'
import { grilleLabels, handleLabels, meshLabels, sillLabels } from '@house/fenestration/description/labels'
import { hasHandle, slides } from '@house/fenestration/design/opening'
import { partsOf } from '@house/fenestration/design/planner-parts'
import { sillHeightOf } from '@house/fenestration/layout/lay-out-design'
import { tip } from '../class-names.ts'
import { useOpening, usePlanner } from '../planner-context.ts'
import { LengthField } from './length-field.tsx'
import { Option, optionRows } from './option.tsx'

export function MeshChoice() {
  const { design, change } = useOpening()
  if (!design) return null
  const isSliding = design.rows.some((row) => row.cells.some(slides))
  const fitting = meshes.filter((mesh) => (isSliding ? mesh !== 'hinged' : mesh !== 'sliding'))
  return (
    <>
      <fieldset>
        <legend>Insect mesh</legend>
        <div className={optionRows.chips}>
          <Option variant="chip" isChosen={design.mesh === null} onChoose={() => change({ ...design, mesh: null })}>
            None
          </Option>
          {fitting.map((mesh) => (
            <Option
              variant="chip"
              key={mesh}
              isChosen={design.mesh === mesh}
              onChoose={() => change({ ...design, mesh })}
            >
              {meshLabels[mesh]}
            </Option>
          ))}
        </div>
      </fieldset>
      <fieldset>
        <legend>Grille</legend>
        <div className={optionRows.chips}>
          <Option variant="chip" isChosen={design.grille === null} onChoose={() => change({ ...design, grille: null })}>
            None
          </Option>
          {grilles.map((grille) => (
            <Option
              variant="chip"
              key={grille}
              isChosen={design.grille === grille}
              onChoose={() => change({ ...design, grille })}
            >
              {grilleLabels[grille]}
            </Option>
          ))}
        </div>
      </fieldset>
      {design.grille && <p className={tip}>Behind a grille outside, sashes open inwards or slide.</p>}
    </>
  )
}

export function HandleChoice() {
  const { design, change } = useOpening()
  if (!design) return null
  if (!hasHandle(design)) return <p className={tip}>Fixed lights and louvres have no handle.</p>
  return (
    <div className={optionRows.chips}>
      {handles.map((handle) => (
        <Option
          variant="chip"
          key={handle}
          isChosen={design.handle === handle}
          onChoose={() => change({ ...design, handle })}
        >
          {handleLabels[handle]}
        </Option>
      ))}
    </div>
  )
}

export function SillChoice() {
  const { plannerParts } = usePlanner()
  const { wall_gap: wallGap } = plannerParts
  const { design, change } = useOpening()
  if (!design) return null
  const { system } = partsOf(design, plannerParts)
  return (
    <>
      <fieldset>
        <legend>Sill</legend>
        <div className={optionRows.chips}>
          <Option variant="chip" isChosen={design.sill === null} onChoose={() => change({ ...design, sill: null })}>
            None
          </Option>
          {sills.map((sill) => (
            <Option
              variant="chip"
              key={sill}
              isChosen={design.sill === sill}
              onChoose={() => change({ ...design, sill })}
            >
              {sillLabels[sill]}
            </Option>
          ))}
        </div>
      </fieldset>
      <LengthField
        label="Height above the floor"
        value={sillHeightOf(design, system)}
        min={0}
        max={designLimits.sillHeight}
        onChange={(sill_height) => change({ ...design, sill_height })}
      />
      <fieldset>
        <legend>What did you measure?</legend>
        <div className={optionRows.segments}>
          <Option
            variant="segment"
            isChosen={design.measured === 'frame'}
            onChoose={() => change({ ...design, measured: 'frame' })}
          >
            The frame
          </Option>
          <Option
            variant="segment"
            isChosen={design.measured === 'opening'}
            onChoose={() => change({ ...design, measured: 'opening' })}
          >
            The wall opening
          </Option>
        </div>
      </fieldset>
      <p className={tip}>
        From a wall opening we take off {wallGap.value} mm of joint on each side.
        {wallGap.source && ` Source: ${wallGap.source}.`}
      </p>
    </>
  )
}
