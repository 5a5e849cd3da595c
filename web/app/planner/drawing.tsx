import './drawing.css'
import type { Design } from '@house/contract/plans/design'
import type { PlannerParts } from '@house/contract/plans/planner-parts'
import { type DrawOptions, drawDesign } from '@house/fenestration/drawing/draw-design'
import { memo, useDeferredValue, useId, useMemo } from 'react'
import { usePlanner } from './planner-context.ts'

type ThumbnailProps = {
  design: Design
  plannerParts: PlannerParts
  width: number
  height: number
  options?: DrawOptions
}

type OnWallProps = {
  design: Design
  scale: number
  sillHeight: number
  wallHeight: number
  width?: number
  /** A picture behind the glass, for a larger drawing. */
  garden?: string
}

/** An opening at its height above the floor. Placed by SVG attributes: our CSP allows no style attributes in served HTML. */
export function OnWall(props: OnWallProps) {
  const { design, scale, sillHeight, wallHeight, width = design.width * scale, garden } = props
  const { plannerParts } = usePlanner()
  const idPrefix = useId()
  const { svg, origin } = useMemo(
    () => drawDesign(design, plannerParts, { detail: 'plain', glass: garden ? 'clear' : 'sky', scale, idPrefix }),
    [design, plannerParts, scale, idPrefix, garden],
  )
  const top = (wallHeight - sillHeight - design.height) * scale
  const size = { width: design.width * scale, height: design.height * scale }
  return (
    <svg aria-hidden width={width} height={wallHeight * scale} className="planner-on-wall">
      <g transform={`translate(${(width - size.width) / 2} ${top})`}>
        {garden && design.shape === 'rectangle' && (
          <image href={garden} {...size} preserveAspectRatio="xMidYMid slice" />
        )}
        <g transform={`translate(${-origin[0]} ${-origin[1]})`} dangerouslySetInnerHTML={{ __html: svg }} />
      </g>
    </svg>
  )
}

/** A small drawing that fits a box in pixels. While a joint is dragged it follows when there is time. */
export const Thumbnail = memo(function Thumbnail({ design, plannerParts, width, height, options }: ThumbnailProps) {
  const idPrefix = useId()
  // Compared by content: dragging a joint creates new but equal layouts.
  const key = JSON.stringify(useDeferredValue(design))
  const { svg } = useMemo(() => {
    const shown: Design = JSON.parse(key)
    const scale = Math.min(width / shown.width, height / shown.height)
    return drawDesign(shown, plannerParts, { detail: 'plain', scale, idPrefix, ...options })
  }, [key, plannerParts, width, height, options, idPrefix])
  return <span aria-hidden className="planner-thumbnail" dangerouslySetInnerHTML={{ __html: svg }} />
})
