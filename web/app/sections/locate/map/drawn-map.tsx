import { mapCredit } from '@house/contract/map/credit'
import { distance, type Spot, toPlace, toSpot, viewOf } from '@house/contract/map/projection'
import { officeKindLabels } from '@house/contract/office-kinds'
import { groupMarkers, type LocatedOffice, type Marker, overlapDistance, townDistance } from './group-markers.ts'
import { MapGround } from './map-ground.tsx'
import { MapLens } from './map-lens.tsx'
import { MapPin } from './map-pin.tsx'
import { namePlaces } from './state-names.ts'

const half = 320
/** Degrees around a single office: borders of its state are in sight. */
const minSpan = 2.2
/** Most names are to the right of their pins. */
const roomForNames = 50
const lensRadius = 132
/** With the line below it. */
const nameHeight = 50
const roomAroundPin = 65
const corners = [
  { x: -172, y: -172 },
  { x: 172, y: 172 },
  { x: 172, y: -172 },
  { x: -172, y: 172 },
]

/** Our own SVG map of all offices. It overflows its square to fill any container. */
export function DrawnMap({ offices, chosen }: { offices: LocatedOffice[]; chosen: LocatedOffice | undefined }) {
  const fitted = viewOf(offices, 2 * half - 190, minSpan)
  const view = { ...fitted, middle: toPlace(fitted, { x: roomForNames, y: 0 }) }
  const markers = offices.map((office) => ({ office, spot: toSpot(view, office) }))
  const groups = groupMarkers(markers, overlapDistance, townDistance)
  const isNameLeft = nameSides(groups, markers)
  // The largest group is shown again, enlarged.
  const [enlarged] = groups.filter((group) => group.length > 1).toSorted((a, b) => b.length - a.length)
  const centre = enlarged?.[0]?.spot
  const lens = centre && roomiestCorner(markers)
  const names = namePlaces(view, [
    ...markers.map(({ spot }) => ({ spot, room: roomAroundPin })),
    ...(lens ? [{ spot: lens, room: lensRadius + roomAroundPin }] : []),
  ])
  return (
    <>
      <svg
        role="img"
        aria-label={`Drawn map of our offices: ${offices.map(({ name }) => name).join('; ')}`}
        viewBox={`${-half} ${-half} ${2 * half} ${2 * half}`}
        className="absolute inset-0 size-full overflow-visible"
      >
        <MapGround view={view} places={offices} names={names} />
        {centre && lens && (
          <line x1={centre.x} y1={centre.y} x2={lens.x} y2={lens.y} className="stroke-ink" strokeDasharray="2 5" />
        )}
        {groups.map((group, index) => (
          <GroupPin
            key={group[0]?.office.id}
            group={group}
            chosen={chosen}
            isEnlarged={group === enlarged}
            isNameLeft={isNameLeft[index] ?? false}
          />
        ))}
        {enlarged && lens && (
          <MapLens offices={enlarged.map(({ office }) => office)} chosen={chosen} at={lens} radius={lensRadius} />
        )}
      </svg>
      <p
        className={`absolute bottom-1 text-tiny text-ink-soft ${lens && lens.x > 0 && lens.y > 0 ? 'left-2' : 'right-2'}`}
      >
        {mapCredit}
      </p>
    </>
  )
}

type GroupPinProps = { group: Marker[]; chosen: LocatedOffice | undefined; isEnlarged: boolean; isNameLeft: boolean }

function GroupPin({ group, chosen, isEnlarged, isNameLeft }: GroupPinProps) {
  const [first] = group
  if (!first) return null
  const note = group.length > 1 ? `${group.length} offices` : officeKindLabels[first.office.kind]
  return (
    <MapPin
      spot={first.spot}
      title={first.office.city || first.office.name}
      {...(!isEnlarged && { note })}
      isChosen={group.some(({ office }) => office === chosen)}
      isNameLeft={isNameLeft}
    />
  )
}

function roomiestCorner(markers: Marker[]): Spot {
  const room = (corner: Spot) => Math.min(...markers.map(({ spot }) => distance(spot, corner)))
  const [best = { x: 0, y: 0 }] = corners.toSorted((a, b) => room(b) - room(a))
  return best
}

/** About the width of its name. */
function widthOf({ city, name }: LocatedOffice) {
  return 17 + 12 * (city || name).length
}

/** Whether the name of each group is to the left of its pin: names are to the right, unless another pin, the edge or another name is there. */
function nameSides(groups: Marker[][], markers: Marker[]) {
  const taken: Marker[] = []
  return groups.map(([first]) => {
    if (!first) return false
    const { x, y } = first.spot
    const isTaken = taken.some(
      ({ spot, office }) => Math.abs(spot.y - y) < nameHeight && Math.abs(spot.x - x) < widthOf(office),
    )
    const isLeft = isTaken || hasNeighbourRight(first, markers)
    if (!isLeft) taken.push(first)
    return isLeft
  })
}

function hasNeighbourRight(first: Marker, markers: Marker[]) {
  const { x, y } = first.spot
  const isInTheWay = ({ spot }: Marker) => spot.x - x > overlapDistance && spot.x - x < 170 && Math.abs(spot.y - y) < 40
  return x + widthOf(first.office) > half || markers.some(isInTheWay)
}
