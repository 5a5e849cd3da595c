import { halo } from './map-pin.tsx'
import type { Projection } from './projection.ts'
import { hills, type Point, river, roads, towns } from './region.ts'

/** River, hills, roads and large towns. */
export function MapGround({ project }: { project: Projection }) {
  const line = (points: Point[]) => `M${points.map((point) => `${project(point).x} ${project(point).y}`).join('L')}`
  return (
    <g fill="none" strokeLinejoin="round" strokeLinecap="round">
      {hills.map((point) => (
        <path
          key={point.join()}
          transform={`translate(${project(point).x} ${project(point).y})`}
          d="M-13 6L-3 -8L4 2L8 -3L14 6"
          className="stroke-[#cbc4b8]"
        />
      ))}
      <path d={line(river)} className="stroke-[#c7d5d8]" strokeWidth="9" />
      {roads.map((road) => (
        <path key={line(road)} d={line(road)} className="stroke-[#cfc8bc]" strokeWidth="7" />
      ))}
      {roads.map((road) => (
        <path key={line(road)} d={line(road)} className="stroke-white" strokeWidth="4.5" />
      ))}
      {towns.map(({ name, at, isNameRight }) => (
        <g key={name} transform={`translate(${project(at).x} ${project(at).y})`}>
          <circle r="4" className="fill-raised stroke-ink-soft" strokeWidth="1.2" />
          <text
            x={isNameRight ? 10 : -10}
            y="5"
            textAnchor={isNameRight ? 'start' : 'end'}
            className="fill-ink-soft text-[21px] sm:text-[15px]"
            {...halo}
          >
            {name}
          </text>
        </g>
      ))}
    </g>
  )
}
