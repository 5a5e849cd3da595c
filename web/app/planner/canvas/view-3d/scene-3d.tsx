import '../scene/scene.css'
import type { Design } from '@house/contract/plans/design'
import type { View } from '@house/contract/plans/design-options'
import type { Layout } from '@house/fenestration/layout/layout'
import type { Placement } from '../placement.ts'
import garden from '../scene/garden.jpg?url'
import gardenNight from '../scene/garden-night.jpg?url'

type Scene3dProps = { layout: Layout; placement: Placement; isNight: boolean; design: Design; view: View }

/** The wall is wider than the canvas, so that no edge shows when it turns. */
const margin = 900
/** How far the frame stands back in the wall, in millimetres: deeper, the wall would hide the jamb of a turned opening. */
const revealMm = 80
/** How far the garden reaches beyond the opening, so that its edge does not show through a turned one. */
const gardenReach = 200
/** How far the sill board stands out, in pixels. */
const sillReach = 22
const sillThickness = 9
const skirting = 18

/** A wall with a hole for the opening and the thickness of the wall around it, the garden behind, the floor in front. */
export function Scene3d({ layout, placement, isNight, design, view }: Scene3dProps) {
  const { left, top, width, height, floor } = placement
  const isRectangle = layout.outline.length === 4
  return (
    <div aria-hidden className={`planner-scene ${view === 'outside' ? 'is-outside' : ''}`}>
      <img
        src={isNight ? gardenNight : garden}
        alt=""
        className="planner-garden"
        style={{
          left: left - width * 0.6 - gardenReach,
          top: top - height * 0.35,
          width: width * 2.2 + 2 * gardenReach,
          height: height * 1.7,
          transform: 'translateZ(-300px)',
        }}
      />
      {isRectangle ? (
        <RectangularWall placement={placement} />
      ) : (
        <div className="planner-wall" style={wallWithHole(layout, placement)} />
      )}
      {skirtings(layout, placement).map((span) => (
        <div
          key={span.left}
          className="planner-skirting"
          style={{ ...span, top: floor - skirting, height: skirting }}
        />
      ))}
      <div className="planner-floor" style={{ inset: `${floor}px -${margin}px auto`, height: margin }}>
        {view === 'inside' && !isNight && (
          <i style={{ left: margin + left - 40, width, height: Math.min(420, height * 1.2) }} />
        )}
      </div>
      {isRectangle && !layout.standsOnFloor && design.sill !== 'aluminium' && (
        <>
          <div
            className="planner-sill-board"
            style={{ left: left - 20, top: top + height, width: width + 40, height: sillReach }}
          />
          <div
            className="planner-sill"
            style={{
              left: left - 20,
              top: top + height,
              width: width + 40,
              height: sillThickness,
              transform: `translateZ(${sillReach}px)`,
            }}
          />
        </>
      )}
    </div>
  )
}

/** Along the whole wall, or on both sides of a door. */
function skirtings({ standsOnFloor }: Layout, { left, width }: Placement) {
  if (!standsOnFloor) return [{ left: -margin, right: -margin }]
  return [
    { left: -margin, width: margin + left },
    { left: left + width, right: -margin },
  ]
}

/** Four pieces around the hole: Chromium loses a clipped wall when the planes of the reveal cut through it. */
function RectangularWall({ placement }: { placement: Placement }) {
  const { left, top, width, height, floor } = placement
  const [right, bottom] = [left + width, top + height]
  // Overlaps its neighbours, so that no seam shows.
  const between = { left: left - 1, width: width + 2 }
  const depth = revealDepth(placement)
  return (
    <>
      <div
        className="planner-wall"
        style={{ left: -margin, top: -margin, width: margin + left, height: margin + floor }}
      />
      <div className="planner-wall" style={{ left: right, top: -margin, width: 2 * margin, height: margin + floor }} />
      <div className="planner-wall" style={{ ...between, top: -margin, height: margin + top }} />
      <div className="planner-wall" style={{ ...between, top: bottom, height: Math.max(0, floor - bottom) }} />
      <div className="planner-side-reveal" style={{ left, top, width: depth, height }} />
      <div className="planner-side-reveal is-right" style={{ left: right, top, width: depth, height }} />
      <div className="planner-top-reveal" style={{ left, top, width, height: depth }} />
      <div className="planner-top-reveal is-bottom" style={{ left, top: bottom, width, height: depth }} />
    </>
  )
}

/** In pixels. */
export function revealDepth({ scale }: Placement) {
  return revealMm * scale
}

function wallWithHole({ outline }: Layout, { left, top, scale, floor }: Placement) {
  const corners = outline.map(([x, y]) => `${round(margin + left + x * scale)} ${round(margin + top + y * scale)}`)
  return {
    left: -margin,
    right: -margin,
    top: -margin,
    height: floor + margin,
    clipPath: `path(evenodd, "M0 0H9000V9000H0ZM${corners.join('L')}Z")`,
  }
}

function round(value: number) {
  return Math.round(value * 10) / 10
}
