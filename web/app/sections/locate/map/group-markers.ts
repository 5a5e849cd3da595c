import type { Office } from '@house/contract/entities'
import { distance, type Spot } from '@house/contract/map/projection'

export type Marker = { office: Office; spot: Spot }

/** Pins closer than this would overlap. */
export const overlapDistance = 30

/** The markers that are closer than `minDistance` to each other, together. */
export function groupMarkers(markers: Marker[], minDistance: number): Marker[][] {
  const groups: Marker[][] = []
  for (const marker of markers) {
    const group = groups.find((each) => each.some(({ spot }) => distance(spot, marker.spot) < minDistance))
    if (group) group.push(marker)
    else groups.push([marker])
  }
  return groups
}
