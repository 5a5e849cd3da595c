import '../canvas.css'
import './view-3d.css'
import type { View } from '@house/contract/plans/design-options'
import { describeDesign } from '@house/fenestration/description/describe'
import { partsOf } from '@house/fenestration/design/planner-parts'
import { placeLayout } from '@house/fenestration/drawing/scene'
import { layOutDesign, sillHeightOf } from '@house/fenestration/layout/lay-out-design'
import { type CSSProperties, type PointerEvent, useMemo, useRef, useState } from 'react'
import { useOpening, usePlanner } from '../../planner-context.ts'
import { placeFrame } from '../placement.ts'
import { useElementSize } from '../use-element-size.ts'
import { drawLayers, openStyle } from './leaf-layers.ts'
import { revealDepth, Scene3d } from './scene-3d.tsx'

/** Space at the bottom for the slider, so that it does not cover a door. */
const reserved = { door: 76, window: 0 }
const control = 'flex h-11 min-w-11 items-center justify-center gap-3.5 rounded-frame border border-hairline bg-raised'
const maxTurn = 35
const turnStep = 15

/** The same drawing, folded with CSS transforms: drag turns it, the slider opens the sashes. */
export function View3d({ view, isNight }: { view: View; isNight: boolean }) {
  const { plannerParts } = usePlanner()
  const { design } = useOpening()
  const ref = useRef<HTMLDivElement>(null)
  const size = useElementSize(ref, { width: 816, height: 640 })
  const [turn, setTurn] = useState(-20)
  const [open, setOpen] = useState(0.6)
  const drag = useRef<{ x: number; turn: number } | null>(null)
  const parts = useMemo(() => {
    if (!design) return null
    const { system } = partsOf(design, plannerParts)
    const inside = layOutDesign(design, system, plannerParts)
    const placement = placeFrame(inside, sillHeightOf(design, system), size, reserved)
    const layout = placeLayout(inside, 1, [0, 0], view)
    return { layout, placement, layers: drawLayers(design, inside, plannerParts, { view, scale: placement.scale }) }
  }, [design, plannerParts, view, size])
  if (!design || !parts) return null
  const { layout, placement, layers } = parts
  const corner = { left: placement.left - layers.origin[0], top: placement.top - layers.origin[1] }

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
        aria-label={`${describeDesign(design, plannerParts)} Seen from ${view}, in perspective, ${Math.round(open * 100)} % open.`}
        className="planner-stage"
        onPointerDown={onPointerDown}
        onPointerMove={onPointerMove}
        onPointerUp={endDrag}
        onPointerCancel={endDrag}
      >
        <div className="planner-turned" style={{ transform: `rotateY(${turn}deg)` }}>
          <Scene3d layout={layout} placement={placement} isNight={isNight} design={design} view={view} />
          <div className="planner-set-back" style={{ transform: `translateZ(-${revealDepth(placement)}px)` }}>
            <Layer corner={corner} svg={layers.frame} />
            {layers.leaves.map((layer) => (
              <Layer
                key={`${layer.leaf.row} ${layer.leaf.column}`}
                corner={corner}
                svg={layer.svg}
                style={openStyle(layer, open, view)}
              />
            ))}
          </div>
        </div>
      </div>
      <p className={`absolute top-4 right-16 left-6 text-label ${isNight ? 'text-on-night' : 'text-ink'}`}>
        <span className="motion-reduce:hidden">Drag to look round.</span> Open the sashes with the slider.
      </p>
      <div className="absolute bottom-4 left-1/2 flex -translate-x-1/2 gap-2 text-small font-medium">
        <button
          type="button"
          aria-label="Turn left"
          className={control}
          onClick={() => setTurn(clamp(turn - turnStep, -maxTurn, maxTurn))}
        >
          ‹
        </button>
        <label className={`${control} px-4.5`}>
          <span>Shut</span>
          <input
            type="range"
            className="w-[min(12.5rem,34vw)] accent-accent"
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
          className={control}
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

/** Then the buttons turn it in steps. */
function prefersReducedMotion() {
  return matchMedia('(prefers-reduced-motion: reduce)').matches
}

function clamp(value: number, min: number, max: number) {
  return Math.min(max, Math.max(min, value))
}
