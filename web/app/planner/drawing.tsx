import type { Design } from '@house/contract/plans/design'
import { type DrawOptions, drawDesign } from '@house/fenestration/drawing/draw-design'
import { useId, useMemo } from 'react'
import { usePlanner } from './planner-context.ts'

type ThumbnailProps = { design: Design; width: number; height: number; options?: DrawOptions }

/** A small drawing that fits a box in pixels. */
export function Thumbnail({ design, width, height, options }: ThumbnailProps) {
  const { catalogue } = usePlanner()
  const idPrefix = useId()
  const { svg } = useMemo(() => {
    const scale = Math.min(width / design.width, height / design.height)
    return drawDesign(design, catalogue, { detail: 'plain', scale, idPrefix, ...options })
  }, [design, catalogue, width, height, options, idPrefix])
  // biome-ignore lint/security/noDangerouslySetInnerHtml: drawn by our own code from a parsed design
  return <span aria-hidden className="planner-thumbnail" dangerouslySetInnerHTML={{ __html: svg }} />
}
