import type { Office } from '@house/contract/entities'
import { officeKindLabels } from '@house/contract/office-kinds'
import { halo, MapPin } from './map-pin.tsx'
import { pointOf, projectionOf, type Spot } from './projection.ts'
import { streets } from './region.ts'

export type MapLensProps = { offices: Office[]; chosen: Office | undefined; at: Spot; radius: number }

/** Magnified inset with the offices of one town, whose pins would overlap on the map. */
export function MapLens({ offices, chosen, at, radius }: MapLensProps) {
  const project = projectionOf(offices.map(pointOf), radius * 0.95, radius * 0.42)
  const [first] = offices
  return (
    <g transform={`translate(${at.x} ${at.y})`}>
      <clipPath id="lens">
        <circle r={radius} />
      </clipPath>
      <circle r={radius} className="fill-stone" />
      <g clipPath="url(#lens)" fill="none" strokeWidth="4" className="stroke-white">
        {streets.map((street) => (
          <path key={street} transform={`scale(${radius})`} vectorEffect="non-scaling-stroke" d={street} />
        ))}
      </g>
      <circle r={radius} fill="none" className="stroke-ink" />
      <text y={radius + 24} textAnchor="middle" className="fill-ink-soft text-[21px] sm:text-[15px]" {...halo}>
        {first?.city}, enlarged
      </text>
      {offices.map((office) => (
        <MapPin
          key={office.id}
          spot={project(pointOf(office))}
          title={officeKindLabels[office.kind]}
          isChosen={office === chosen}
        />
      ))}
    </g>
  )
}
