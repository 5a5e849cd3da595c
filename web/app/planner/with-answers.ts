import type { Design } from '@house/contract/plans/design'
import { designLimits } from '@house/contract/plans/design-options'
import { parseAnswers } from '@house/contract/products/answers'
import { roomLabels } from '@house/contract/products/attribute-options'

/** A product's design in the size and room of the finder's answers. A size that cannot be planned leaves the product's own. */
export function withAnswers(design: Design, params: URLSearchParams): Design {
  const { room, width, height } = parseAnswers((name) => params.get(name))
  return {
    ...design,
    ...(isPlannable(width) && { width }),
    ...(isPlannable(height) && { height }),
    ...(room && { room: roomLabels[room] }),
  }
}

function isPlannable(size: number | undefined): size is number {
  return size !== undefined && size >= designLimits.size.min && size <= designLimits.size.max
}
