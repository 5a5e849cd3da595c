import { indiaStates } from '@house/contract/map/india-states'
import { type MapView, outlineTransform, type Place } from '@house/contract/map/projection'
import { halo } from './map-pin.tsx'
import type { StateName } from './state-names.ts'
import { stateOf } from './state-of.ts'

/** The states with their names; those with an office are brighter. */
export function MapGround({ view, places, names }: { view: MapView; places: Place[]; names: StateName[] }) {
  const withOffice = new Set(places.map(stateOf))
  return (
    <>
      <rect x="-2000" y="-2000" width="4000" height="4000" className="fill-hairline" />
      <g transform={outlineTransform(view)} className="stroke-field/45" strokeLinejoin="round">
        {indiaStates.map(({ name, outline }) => (
          <path
            key={name}
            d={outline}
            vectorEffect="non-scaling-stroke"
            strokeWidth="1.5"
            className={withOffice.has(name) ? 'fill-stone' : 'fill-skeleton'}
          />
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
