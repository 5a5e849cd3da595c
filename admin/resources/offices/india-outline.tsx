import { indiaStates } from '@house/contract/map/india-states'
import { type MapView, outlineTransform, type Spot, toSpot } from '@house/contract/map/projection'
import { Box } from '@mui/material'

/** Units for each degree: on a map of the whole country the names would overlap. */
const minScaleOfNames = 40
const edges = { x: 250, y: 225 }

/** The states with their names. In a file of its own, because it is loaded only with an office. */
export default function IndiaOutline({ view }: { view: MapView }) {
  return (
    <>
      <g transform={outlineTransform(view)} fill="#fff" stroke="#b9b2a7" strokeLinejoin="round">
        {indiaStates.map(({ name, outline }) => (
          <path key={name} d={outline} vectorEffect="non-scaling-stroke" />
        ))}
      </g>
      {view.scale.latitude >= minScaleOfNames && (
        <Box component="g" sx={{ fontSize: { xs: 20, sm: 12 }, fill: '#52585e', pointerEvents: 'none' }}>
          {indiaStates.map(({ name, labels }) => {
            const spots = labels.map(([latitude = 0, longitude = 0]) => toSpot(view, { latitude, longitude }))
            // The places with most room are first.
            const spot = spots.find(isInMap)
            return (
              spot && (
                <text key={name} {...spot} textAnchor="middle">
                  {name}
                </text>
              )
            )
          })}
        </Box>
      )}
    </>
  )
}

function isInMap({ x, y }: Spot) {
  return Math.abs(x) < edges.x && Math.abs(y) < edges.y
}
