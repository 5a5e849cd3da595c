import type { PlannerParts } from '@house/contract/plans/planner-parts'
import type { Design } from '@house/contract/plans/design'
import { drawDesign } from '@house/fenestration/drawing/draw-design'
import { Box } from '@mui/material'
import { useId, useMemo } from 'react'
import { ifKnown } from './draft.ts'

type DrawingProps = { design: Design; catalogue: PlannerParts; width: number; height: number; dimensions?: boolean }

/** Fits a box in pixels. Empty for an opening whose parts we no longer have. */
export function Drawing({ design, catalogue, width, height, dimensions = false }: DrawingProps) {
  const idPrefix = useId()
  const svg = useMemo(() => {
    const scale = Math.min(width / design.width, height / design.height)
    const options = { detail: dimensions ? 'full' : 'plain', scale, idPrefix, dimensions } as const
    return ifKnown(design, catalogue, () => drawDesign(design, catalogue, options).svg)
  }, [design, catalogue, width, height, dimensions, idPrefix])
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
      // Drawn by our own functions from numbers and catalogue keys.
      dangerouslySetInnerHTML={{ __html: svg ?? '' }}
    />
  )
}
