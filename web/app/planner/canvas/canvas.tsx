import './canvas.css'
import type { View } from '@house/contract/plans/design-options'
import { describeDesign } from '@house/fenestration/description/describe'
import { mirrorRows } from '@house/fenestration/design/mirror'
import { partsOf } from '@house/fenestration/design/planner-parts'
import { drawDesignTree } from '@house/fenestration/drawing/draw-design'
import { layOutDesign, sillHeightOf } from '@house/fenestration/layout/lay-out-design'
import { checkDesign } from '@house/fenestration/rules/check-design'
import { useMemo, useRef } from 'react'
import { useOpening, usePlanner } from '../planner-context.ts'
import { useIsStacked } from '../use-is-stacked.ts'
import { CellButtons } from './cell-buttons.tsx'
import { blamedPart, placeDimensions } from './dimensions/dimension-places.ts'
import { Dimensions } from './dimensions/dimensions.tsx'
import { Handles } from './handles/handles.tsx'
import { keepPlace, placeFrame } from './placement.ts'
import { LimitMark, ProblemCard } from './problems/problem-card.tsx'
import { Scene } from './scene/scene.tsx'
import { SvgDrawing } from './svg-drawing.tsx'
import { useElementSize } from './use-element-size.ts'

const initialSize = { width: 816, height: 640 }
/** Space for the widths of a door's parts, and for the problem card where it overlays the canvas. */
const reserved = {
  wide: { parts: { door: 112, window: 0 }, card: { door: 196, window: 244 } },
  stacked: { parts: { door: 56, window: 0 }, card: { door: 56, window: 0 } },
}

/** The opening in its wall, with its sizes as fields and its joints as handles. Sizes can be changed from inside and outside. */
export function Canvas({ view, isNight }: { view: View; isNight: boolean }) {
  const { plannerParts, history } = usePlanner()
  const { design, index } = useOpening()
  const before = history.before?.items[index]
  const ref = useRef<HTMLDivElement>(null)
  const size = useElementSize(ref, initialSize)
  const isStacked = useIsStacked()
  const problems = useMemo(() => (design ? checkDesign(design, plannerParts) : []), [design, plannerParts])
  const [problem] = problems
  const hasCard = problem !== undefined
  const drawn = useMemo(() => {
    if (!design) return null
    const { system } = partsOf(design, plannerParts)
    const seen = view === 'inside' ? design : mirrorRows(design)
    const layout = layOutDesign(seen, system, plannerParts)
    const room = isStacked ? reserved.stacked : reserved.wide
    const hasParts = design.rows.some(({ cells }) => cells.length > 1)
    const below = hasCard ? room.card : hasParts ? room.parts : undefined
    const place = (shown: typeof design) =>
      placeFrame(layOutDesign(shown, system, plannerParts), sillHeightOf(shown, system), size, below)
    const placement = before ? keepPlace(place(before), layout) : place(design)
    const options = { view, scale: placement.scale, glass: 'clear', idPrefix: 'canvas' } as const
    return { layout, placement, drawing: drawDesignTree(design, plannerParts, options) }
  }, [design, before, plannerParts, view, size, hasCard, isStacked])
  if (!design || !drawn) return null
  const { layout, placement, drawing } = drawn
  const blamed = problem && blamedPart(placeDimensions(design, layout, placement, view).parts, problem)
  return (
    <div className="planner-canvas-area">
      <div ref={ref} className={`planner-canvas ${isNight ? 'is-night' : ''}`}>
        <Scene layout={layout} placement={placement} isNight={isNight} design={design} view={view} canvas={size} />
        <SvgDrawing
          root={drawing.root}
          label={`${describeDesign(design, plannerParts)} Seen from ${view}.`}
          style={{ left: placement.left - drawing.origin[0], top: placement.top - drawing.origin[1] }}
        />
        {problem && <LimitMark problem={problem} layout={layout} placement={placement} view={view} />}
        <Dimensions layout={layout} placement={placement} problems={problems} view={view} />
        <CellButtons layout={layout} placement={placement} problems={problems} view={view} />
        <Handles layout={layout} placement={placement} view={view} />
        <p
          className={`planner-legend absolute bottom-3 left-6 flex gap-5 text-label stacked:hidden ${isNight ? 'text-on-night *:before:border-accent-night' : 'text-ink *:before:border-accent-ink'}`}
          aria-hidden
        >
          <span className="flex items-center gap-2 before:w-6.5 before:border-t-2">opens towards you</span>
          <span className="flex items-center gap-2 before:w-6.5 before:border-t-2 before:border-dashed">away</span>
          <span className="flex items-center gap-2 before:size-2.75 before:rotate-45 before:border-b-[1.5px] before:border-l-[1.5px]">
            hinge
          </span>
        </p>
      </div>
      {problem && (
        <ProblemCard problem={problem} pointsAt={blamed && blamed.left + blamed.length / 2} canvasWidth={size.width} />
      )}
    </div>
  )
}
