import './scene.css'
import type { Design } from '@house/contract/plans/design'
import type { View } from '@house/contract/plans/design-options'
import type { Layout } from '@house/fenestration/layout/layout'
import type { Placement } from '../placement.ts'
import type { Size } from '../use-element-size.ts'
import { Bench, Lamp, placeFurniture } from './furniture.tsx'
import garden from './garden.jpg?url'
import gardenNight from './garden-night.jpg?url'

type SceneProps = {
  layout: Layout
  placement: Placement
  isNight: boolean
  design: Design
  view: View
  canvas: Size
}

/** The wall around the opening, the garden behind the glass, the floor, and something that shows the scale. */
export function Scene({ layout, placement, isNight, design, view, canvas }: SceneProps) {
  const { left, top, width, height, scale, floor } = placement
  const outline = layout.outline.map(([x, y]) => `${round(x * scale)}px ${round(y * scale)}px`).join(',')
  const { standsOnFloor } = layout
  const { benchAt, lampAt } = placeFurniture(placement, canvas)
  return (
    <div aria-hidden className={`planner-scene ${view === 'outside' ? 'is-outside' : ''}`}>
      <div className="planner-wall" style={{ height: floor }} />
      <div className="planner-floor" style={{ top: floor }} />
      {layout.outline.length === 4 && (
        <div
          className={`planner-reveal ${standsOnFloor ? 'is-door' : ''}`}
          style={{ left: left - 12, top: top - 12, width: width + 24, height: height + 12 }}
        />
      )}
      {!standsOnFloor && design.sill !== 'aluminium' && (
        <div className="planner-sill" style={{ left: left - 26, top: top + height, width: width + 52 }} />
      )}
      <img
        src={isNight ? gardenNight : garden}
        alt=""
        className="planner-garden"
        style={{ left, top, width, height, clipPath: `polygon(${outline})` }}
      />
      {view === 'inside' && (
        <svg aria-hidden className="planner-furniture" width={canvas.width} height={canvas.height}>
          {!isNight && <FloorLight layout={layout} placement={placement} canvas={canvas} />}
          {benchAt && <Bench {...benchAt} floor={floor} scale={scale} />}
          {lampAt !== null && (isNight || !benchAt) && <Lamp x={lampAt} floor={floor} scale={scale} isLit={isNight} />}
        </svg>
      )}
    </div>
  )
}

/** The sun through the panes, on the floor. */
function FloorLight({ layout, placement, canvas }: { layout: Layout; placement: Placement; canvas: Size }) {
  const { left, scale, floor } = placement
  const depth = canvas.height - floor
  const lit = layout.leaves
    .flatMap(({ panes }) => panes)
    .filter(({ cell }) => cell.fill !== 'panel' && cell.fill !== 'timber')
  return (
    <g className="planner-floor-light">
      {lit.map(({ index, nominal }) => {
        const from = left + nominal.left * scale + 10
        const to = left + nominal.right * scale - 10
        return (
          <path
            key={index}
            d={`M${from - 14} ${floor + depth * 0.14}H${to - 14}L${to - 69} ${canvas.height}H${from - 69}Z`}
          />
        )
      })}
    </g>
  )
}

function round(value: number) {
  return Math.round(value * 10) / 10
}
