import { indiaStates } from '@house/contract/map/india-states'
import { type MapView, outlineTransform } from '@house/contract/map/projection'

/** In a file of its own, because it is loaded only with an office. */
export default function IndiaOutline({ view }: { view: MapView }) {
  return (
    <g transform={outlineTransform(view)} fill="#fff" stroke="#b9b2a7" strokeLinejoin="round">
      {indiaStates.map(({ name, outline }) => (
        <path key={name} d={outline} vectorEffect="non-scaling-stroke">
          <title>{name}</title>
        </path>
      ))}
    </g>
  )
}
