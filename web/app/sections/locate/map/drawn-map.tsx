import type { Office } from '@house/contract/entities'
import { officeKindLabels } from '@house/contract/office-kinds'
import { MapGround } from './map-ground.tsx'
import { MapLens } from './map-lens.tsx'
import { MapPin } from './map-pin.tsx'
import { distance, pointOf, projectionOf } from './projection.ts'

const half = 320
/** Offices closer than this on the map are shown again in a magnified inset. */
const overlapDistance = 30
const lensRadius = 132
/** Names are to the right of their pins. */
const roomForLabels = 50
const corners = [
  { x: -172, y: -172 },
  { x: 172, y: 172 },
  { x: 172, y: -172 },
  { x: -172, y: 172 },
]

/** Our own SVG map of all offices. It overflows its square to fill any container. */
export function DrawnMap({ offices, chosen }: { offices: Office[]; chosen: Office | undefined }) {
  const project = projectionOf(offices.map(pointOf), 2 * half - 190, roomForLabels)
  const markers = offices.map((office) => ({ office, spot: project(pointOf(office)) }))
  const groups = markers.map(({ spot }) => markers.filter((other) => distance(spot, other.spot) < overlapDistance))
  const close = groups.reduce((most, group) => (group.length > most.length ? group : most), groups[0] ?? [])
  const isLensNeeded = close.length > 1
  const centre = close[0]?.spot ?? { x: 0, y: 0 }
  const room = (corner: (typeof corners)[number]) => Math.min(...markers.map(({ spot }) => distance(spot, corner)))
  const [lens = centre] = corners.toSorted((a, b) => room(b) - room(a))
  const alone = isLensNeeded ? markers.filter((place) => !close.includes(place)) : markers
  return (
    <svg
      role="img"
      aria-label={`Drawn map of our offices: ${offices.map(({ name }) => name).join('; ')}`}
      viewBox={`${-half} ${-half} ${2 * half} ${2 * half}`}
      className="absolute inset-0 size-full overflow-visible"
    >
      <MapGround project={project} />
      {isLensNeeded && (
        <>
          <line x1={centre.x} y1={centre.y} x2={lens.x} y2={lens.y} className="stroke-ink" strokeDasharray="2 5" />
          <MapPin
            spot={centre}
            title={close[0]?.office.city ?? ''}
            isChosen={close.some(({ office }) => office === chosen)}
          />
          <MapLens offices={close.map(({ office }) => office)} chosen={chosen} at={lens} radius={lensRadius} />
        </>
      )}
      {alone.map(({ office, spot }) => (
        <MapPin
          key={office.id}
          spot={spot}
          title={office.city}
          note={officeKindLabels[office.kind]}
          isChosen={office === chosen}
        />
      ))}
    </svg>
  )
}
