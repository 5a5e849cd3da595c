import { type Spot, toSpot, viewOf } from '@house/contract/map/projection'
import { officeKindLabels } from '@house/contract/office-kinds'
import { groupMarkers, type LocatedOffice, type Marker } from './group-markers.ts'
import { halo, MapPin } from './map-pin.tsx'

export type MapLensProps = { offices: LocatedOffice[]; chosen: LocatedOffice | undefined; at: Spot; radius: number }

/** Degrees: offices in one building are still apart from those across the town. */
const minSpan = 0.001
const pinWidth = 22
/** Two names closer than this would overlap. */
const nameSize = { x: 140, y: 26 }

/** Magnified inset with the offices of one town, whose pins would overlap on the map. */
export function MapLens({ offices, chosen, at, radius }: MapLensProps) {
  const view = viewOf(offices, radius * 0.85, minSpan)
  const markers = offices.map((office) => ({ office, spot: shifted(toSpot(view, office), -radius * 0.42) }))
  const groups = groupMarkers(markers, pinWidth)
  return (
    <g transform={`translate(${at.x} ${at.y})`}>
      <circle r={radius} className="fill-ground stroke-ink" />
      <text y={radius + 24} textAnchor="middle" className="fill-ink-soft text-[21px] sm:text-[15px]" {...halo}>
        {offices[0]?.city || 'These offices'}, enlarged
      </text>
      {groups.map((group, index) => {
        const [first] = group
        if (!first) return null
        const isChosen = group.some(({ office }) => office === chosen)
        return (
          <MapPin
            key={first.office.id}
            spot={first.spot}
            title={isChosen || hasRoom(first, groups.slice(0, index)) ? titleOf(group) : ''}
            isChosen={isChosen}
          />
        )
      })}
    </g>
  )
}

function titleOf(group: Marker[]) {
  const [first] = group
  return first && group.length === 1 ? officeKindLabels[first.office.kind] : `${group.length} offices`
}

function hasRoom({ spot }: Marker, before: Marker[][]) {
  return !before.some(
    ([other]) => other && Math.abs(other.spot.x - spot.x) < nameSize.x && Math.abs(other.spot.y - spot.y) < nameSize.y,
  )
}

/** Names are to the right of their pins. */
function shifted({ x, y }: Spot, by: number) {
  return { x: x + by, y }
}
