import { indiaStates } from '@house/contract/map/india-states'
import { type MapView, outlineTransform } from '@house/contract/map/projection'
import { halo } from './map-pin.tsx'
import type { StateName } from './state-names.ts'

/** The states with their names. */
export function MapGround({ view, names }: { view: MapView; names: StateName[] }) {
  return (
    <>
      <g transform={outlineTransform(view)} className="fill-ground stroke-[#cfc8bc]" strokeLinejoin="round">
        {indiaStates.map(({ name, outline }) => (
          <path key={name} d={outline} vectorEffect="non-scaling-stroke" strokeWidth="1.5" />
        ))}
      </g>
      {names.map(({ name, spot }) => (
        <text
          key={name}
          {...spot}
          textAnchor="middle"
          className="fill-ink-soft text-[19px] tracking-[0.04em] sm:text-[14px]"
          {...halo}
        >
          {name}
        </text>
      ))}
    </>
  )
}
