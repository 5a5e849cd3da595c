import type { Design } from '@house/contract/plans/design'
import type { View } from '@house/contract/plans/design-options'
import type { Layout } from '@house/fenestration/layout/layout'
import garden from './garden.jpg?url'
import gardenNight from './garden-night.jpg?url'
import type { Placement } from './placement.ts'

type SceneProps = {
  layout: Layout
  placement: Placement
  isNight: boolean
  design: Design
  view: View
  /** In perspective the garden lies behind the wall, which has a hole for the opening. */
  isDeep?: boolean
}

/** In perspective the wall is wider than the canvas, so that no edge shows when it turns. */
const margin = 900

/** The wall around the opening, the garden behind the glass, and the floor. */
export function Scene({ layout, placement, isNight, design, view, isDeep = false }: SceneProps) {
  const { left, top, width, height, scale, floor } = placement
  const outline = layout.outline.map(([x, y]) => `${round(x * scale)}px ${round(y * scale)}px`).join(',')
  const standsOnFloor = layout.standsOnFloor
  const corners = layout.outline.map(
    ([x, y]) => `${round(margin + left + x * scale)} ${round(margin + top + y * scale)}`,
  )
  const hole = `path(evenodd, "M0 0H9000V9000H0ZM${corners.join('L')}Z")`
  return (
    <div aria-hidden className={`planner-scene ${view === 'outside' ? 'is-outside' : ''}`}>
      <div
        className="planner-wall"
        style={
          isDeep
            ? { inset: `-${margin}px -${margin}px auto`, height: floor + margin, clipPath: hole }
            : { height: floor }
        }
      />
      <div
        className="planner-floor"
        style={isDeep ? { inset: `${floor}px -${margin}px -${margin}px` } : { top: floor }}
      />
      {layout.outline.length === 4 && !isDeep && (
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
        style={
          isDeep
            ? {
                left: left - width * 0.4,
                top: top - height * 0.25,
                width: width * 1.8,
                height: height * 1.5,
                transform: 'translateZ(-260px)',
              }
            : { left, top, width, height, clipPath: `polygon(${outline})` }
        }
      />
    </div>
  )
}

function round(value: number) {
  return Math.round(value * 10) / 10
}
