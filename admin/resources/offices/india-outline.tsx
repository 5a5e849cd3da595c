import { indiaStates } from '@house/contract/map/india-states'
import { type MapView, outlineTransform, type Spot, toSpot } from '@house/contract/map/projection'

type IndiaOutlineProps = { view: MapView; isInMap: (spot: Spot) => boolean }

/** The states with their names. In a file of its own, because it is loaded only with an office. */
export default function IndiaOutline({ view, isInMap }: IndiaOutlineProps) {
  return (
    <>
      <g transform={outlineTransform(view)} fill="#fff" stroke="#b9b2a7" strokeLinejoin="round">
        {indiaStates.map(({ name, outline }) => (
          <path key={name} d={outline} vectorEffect="non-scaling-stroke" />
        ))}
      </g>
      {indiaStates.map(({ name, labels }) => {
        const spots = labels.map(([latitude = 0, longitude = 0]) => toSpot(view, { latitude, longitude }))
        // The places with most room are first.
        const spot = spots.find(isInMap)
        return (
          spot && (
            <text key={name} {...spot} textAnchor="middle" fontSize="11" fill="#52585e" pointerEvents="none">
              {name}
            </text>
          )
        )
      })}
    </>
  )
}
