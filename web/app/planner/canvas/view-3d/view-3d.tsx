import '../canvas.css'
import './view-3d.css'
import type { View } from '@house/contract/plans/design-options'
import { describeDesign } from '@house/fenestration/description/describe'
import { partsOf } from '@house/fenestration/design/catalogue'
import { mirrorRows } from '@house/fenestration/design/mirror'
import { folds, hingeOf, slides } from '@house/fenestration/design/opening'
import { drawDesign } from '@house/fenestration/drawing/draw-design'
import { boxOf } from '@house/fenestration/layout/geometry'
import { layOutDesign, sillHeightOf } from '@house/fenestration/layout/lay-out-design'
import type { Leaf } from '@house/fenestration/layout/layout'
import { type CSSProperties, type PointerEvent, useMemo, useRef, useState } from 'react'
import { useOpening, usePlanner } from '../../planner-context.ts'
import { placeFrame } from '../placement.ts'
import { useElementSize } from '../use-element-size.ts'
import { revealDepth, Scene3d } from './scene-3d.tsx'

/** At the bottom, for the slider: a door stands above it. */
const reserved = { door: 76, window: 0 }
const maxTurn = 35
const turnStep = 15
const widestAngle = 75

/** The same drawing, folded with CSS transforms: drag turns it, the slider opens the sashes. */
export function View3d({ view, isNight }: { view: View; isNight: boolean }) {
  const { catalogue } = usePlanner()
  const { design } = useOpening()
  const ref = useRef<HTMLDivElement>(null)
  const size = useElementSize(ref, { width: 816, height: 640 })
  const [turn, setTurn] = useState(-20)
  const [open, setOpen] = useState(0.6)
  const drag = useRef<{ x: number; turn: number } | null>(null)
  const parts = useMemo(() => {
    if (!design) return null
    const { system } = partsOf(design, catalogue)
    const layout = layOutDesign(view === 'inside' ? design : mirrorRows(design), system, catalogue)
    const placement = placeFrame(layout, sillHeightOf(design, system), size, reserved)
    const draw = (only: 'frame' | number) =>
      drawDesign(design, catalogue, {
        view,
        scale: placement.scale,
        glass: 'clear',
        symbols: false,
        only,
        idPrefix: `part-${only}-`,
      })
    return {
      layout,
      placement,
      frame: draw('frame'),
      leaves: layout.leaves.map((leaf, index) => ({ leaf, index, drawing: opens(leaf) ? draw(index) : null })),
    }
  }, [design, catalogue, view, size])
  if (!design || !parts) return null
  const { layout, placement, frame } = parts
  const corner = { left: placement.left - frame.origin[0], top: placement.top - frame.origin[1] }

  function onPointerDown(event: PointerEvent<HTMLDivElement>) {
    if (prefersReducedMotion()) return
    event.currentTarget.setPointerCapture(event.pointerId)
    drag.current = { x: event.clientX, turn }
  }
  function onPointerMove(event: PointerEvent<HTMLDivElement>) {
    if (drag.current) setTurn(clamp(drag.current.turn + (event.clientX - drag.current.x) / 8, -maxTurn, maxTurn))
  }

  function endDrag() {
    drag.current = null
  }

  return (
    <div ref={ref} className={`planner-canvas is-3d ${isNight ? 'is-night' : ''}`}>
      <div
        role="img"
        aria-label={`${describeDesign(design, catalogue)} Seen from ${view}, in perspective, ${Math.round(open * 100)} % open.`}
        className="planner-stage"
        onPointerDown={onPointerDown}
        onPointerMove={onPointerMove}
        onPointerUp={endDrag}
        onPointerCancel={endDrag}
      >
        <div className="planner-turned" style={{ transform: `rotateY(${turn}deg)` }}>
          <Scene3d layout={layout} placement={placement} isNight={isNight} design={design} view={view} />
          <div className="planner-set-back" style={{ transform: `translateZ(-${revealDepth(placement)}px)` }}>
            <Layer corner={corner} svg={frame.svg} />
            {parts.leaves.map(({ leaf, index, drawing }) =>
              drawing ? (
                <Layer
                  key={index}
                  corner={corner}
                  svg={drawing.svg}
                  style={openStyle(leaf, open, placement.scale, frame.origin, view)}
                />
              ) : null,
            )}
          </div>
        </div>
      </div>
      <p className="planner-hint">
        <span>Drag to look round.</span> Open the sashes with the slider.
      </p>
      <div className="planner-3d-controls">
        <button type="button" aria-label="Turn left" onClick={() => setTurn(clamp(turn - turnStep, -maxTurn, maxTurn))}>
          ‹
        </button>
        <label>
          <span>Shut</span>
          <input
            type="range"
            aria-label="How far the sashes are open"
            min={0}
            max={100}
            value={Math.round(open * 100)}
            onChange={({ target }) => setOpen(Number(target.value) / 100)}
          />
          <span>Open</span>
        </label>
        <button
          type="button"
          aria-label="Turn right"
          onClick={() => setTurn(clamp(turn + turnStep, -maxTurn, maxTurn))}
        >
          ›
        </button>
      </div>
    </div>
  )
}

function Layer({ corner, svg, style }: { corner: { left: number; top: number }; svg: string; style?: CSSProperties }) {
  return <div className="planner-layer" style={{ ...corner, ...style }} dangerouslySetInnerHTML={{ __html: svg }} />
}

function opens({ cell }: Leaf) {
  return cell.opens !== 'fixed' && cell.opens !== 'louvre'
}

/** Turns a leaf about its hinge, or slides it along its track. */
function openStyle(leaf: Leaf, open: number, scale: number, [x, y]: [number, number], view: View): CSSProperties {
  const box = boxOf(leaf.sash ?? [])
  const { cell } = leaf
  const px = (value: number, origin: number) => `${value * scale + origin}px`
  const towards = (cell.swing === 'in') === (view === 'inside') ? 1 : -1
  const angle = open * widestAngle * towards
  if (slides(cell)) {
    const way = cell.opens === 'slide-left' ? -1 : 1
    return {
      transform: `translateX(${way * open * 0.9 * (box.right - box.left) * scale}px) translateZ(${leaf.layer * 4}px)`,
    }
  }
  if (cell.opens === 'top' || cell.opens === 'bottom') {
    const edge = cell.opens === 'top' ? box.top : box.bottom
    const sign = cell.opens === 'top' ? 1 : -1
    return { transformOrigin: `50% ${px(edge, y)}`, transform: `rotateX(${angle * 0.5 * sign}deg)` }
  }
  if (cell.opens === 'pivot')
    return { transformOrigin: `${px((box.left + box.right) / 2, x)} 50%`, transform: `rotateY(${angle}deg)` }
  const hinge = hingeOf(cell) ?? (folds(cell) ? (cell.opens === 'fold-left' ? 'left' : 'right') : 'left')
  const edge = hinge === 'left' ? box.left : box.right
  // A positive turn about the left edge goes away from the viewer.
  return { transformOrigin: `${px(edge, x)} 50%`, transform: `rotateY(${angle * (hinge === 'left' ? -1 : 1)}deg)` }
}

/** Then the buttons turn it in steps. */
function prefersReducedMotion() {
  return matchMedia('(prefers-reduced-motion: reduce)').matches
}

function clamp(value: number, min: number, max: number) {
  return Math.min(max, Math.max(min, value))
}
