import type { Office } from '@house/contract/entities'
import { distance, type Place, type Spot } from '@house/contract/map/projection'

export type LocatedOffice = Office & Place
export type Marker = { office: LocatedOffice; spot: Spot }

/** Pins closer than this would overlap. */
export const overlapDistance = 30
/** Pins of one town closer than this would have its name twice, one over the other. */
export const townDistance = 90

/** The markers that are closer than `minDistance` to each other, together; in one town closer than `minInTown`. */
export function groupMarkers(markers: Marker[], minDistance: number, minInTown = minDistance): Marker[][] {
  const groups: Marker[][] = []
  for (const marker of markers) {
    const isNear = ({ office, spot }: Marker) => {
      const isSameTown = office.city !== '' && office.city === marker.office.city
      return distance(spot, marker.spot) < (isSameTown ? minInTown : minDistance)
    }
    const group = groups.find((each) => each.some(isNear))
    if (group) group.push(marker)
    else groups.push([marker])
  }
  return groups
}
