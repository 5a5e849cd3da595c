import type { Design } from '@house/contract/plans/design'
import { type DrawOptions, drawDesign } from '@house/fenestration/drawing/draw-design'
import { useId, useMemo } from 'react'
import { usePlanner } from './planner-context.ts'

type ThumbnailProps = { design: Design; width: number; height: number; options?: DrawOptions }

type OnWallProps = { design: Design; scale: number; sillHeight: number; wallHeight: number; width?: number }

/** An opening at its height above the floor. Placed by SVG attributes: our CSP allows no style attributes in served HTML. */
export function OnWall({ design, scale, sillHeight, wallHeight, width = design.width * scale }: OnWallProps) {
  const { catalogue } = usePlanner()
  const idPrefix = useId()
  const { svg } = useMemo(
    () => drawDesign(design, catalogue, { detail: 'plain', scale, idPrefix }),
    [design, catalogue, scale, idPrefix],
  )
  const top = (wallHeight - sillHeight - design.height) * scale
  return (
    <svg aria-hidden width={width} height={wallHeight * scale} className="planner-on-wall">
      <g
        transform={`translate(${(width - design.width * scale) / 2} ${top})`}
        dangerouslySetInnerHTML={{ __html: svg }}
      />
    </svg>
  )
}

/** A small drawing that fits a box in pixels. */
export function Thumbnail({ design, width, height, options }: ThumbnailProps) {
  const { catalogue } = usePlanner()
  const idPrefix = useId()
  const { svg } = useMemo(() => {
    const scale = Math.min(width / design.width, height / design.height)
    return drawDesign(design, catalogue, { detail: 'plain', scale, idPrefix, ...options })
  }, [design, catalogue, width, height, options, idPrefix])
  return <span aria-hidden className="planner-thumbnail" dangerouslySetInnerHTML={{ __html: svg }} />
}
