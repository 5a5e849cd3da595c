import { indiaStates } from '@house/contract/map/india-states'
import { distance, type MapView, type Spot, toSpot } from '@house/contract/map/projection'

export type StateName = { name: string; spot: Spot }

/** The part of the map that every container shows. */
const edges = { x: 315, y: 295 }
/** Half of a letter. */
const halfLetter = 5.5
const roomAroundName = 64

/** What a name must keep away from. */
export type Obstacle = { spot: Spot; room: number }

/** Large states first, so that a small one does not take their place. */
const states = indiaStates.toSorted((a, b) => b.labels.length - a.labels.length)

/** Where the names of states stand: inside the map, away from the pins and from each other. */
export function namePlaces(view: MapView, obstacles: Obstacle[]): StateName[] {
  const names: StateName[] = []
  for (const { name, labels } of states) {
    const spots = labels
      .map(([latitude = 0, longitude = 0]) => toSpot(view, { latitude, longitude }))
      .filter(({ x, y }) => Math.abs(x) + halfLetter * name.length < edges.x && Math.abs(y) < edges.y)
    const roomAt = (spot: Spot) => Math.min(...obstacles.map((other) => distance(spot, other.spot) - other.room))
    const [best] = spots.toSorted((a, b) => roomAt(b) - roomAt(a))
    const isFree = best && roomAt(best) > 0 && names.every(({ spot }) => distance(spot, best) > roomAroundName)
    if (isFree) names.push({ name, spot: best })
  }
  return names
}
