import type { Design } from '@house/contract/plans/design'
import type { PlannerParts } from '@house/contract/plans/planner-parts'
import { drawDesign } from '@house/fenestration/drawing/draw-design'
import { Box } from '@mui/material'
import { useId, useMemo } from 'react'
import { ifKnown } from './draft.ts'

type DrawingProps = { design: Design; plannerParts: PlannerParts; width: number; height: number; dimensions?: boolean }

/** Fits a box in pixels. Empty for an opening whose parts we no longer have. */
export function Drawing({ design, plannerParts, width, height, dimensions = false }: DrawingProps) {
  const idPrefix = useId()
  const svg = useMemo(() => {
    const scale = Math.min(width / design.width, height / design.height)
    const options = { detail: dimensions ? 'full' : 'plain', scale, idPrefix, dimensions } as const
    return ifKnown(design, plannerParts, () => drawDesign(design, plannerParts, options).svg)
  }, [design, plannerParts, width, height, dimensions, idPrefix])
  return (
    <Box
      role="img"
      aria-label={`${design.name}, seen from inside`}
      sx={{
        // A table gives a column no more than it needs.
        minWidth: dimensions ? 0 : width,
        display: 'grid',
        placeItems: 'center',
        '& svg': { display: 'block', maxWidth: '100%', height: 'auto' },
      }}
      // Drawn by our own functions from numbers and keys of planner parts.
      dangerouslySetInnerHTML={{ __html: svg ?? '' }}
    />
  )
}
