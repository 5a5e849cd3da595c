import type { PlannerCatalogue } from '@house/contract/plans/catalogue'
import type { Design } from '@house/contract/plans/design'
import { designLimits } from '@house/contract/plans/design-options'
import { parseAnswers } from '@house/contract/products/answers'
import { type Problem, roomLabels } from '@house/contract/products/attribute-options'
import { DesignError } from '@house/fenestration/design/parse-design'
import { findBetterGlass } from '@house/fenestration/figures/better-glass'

/** The figure that tells which glass is best against a problem. */
const figures: Partial<Record<Problem, 'sound' | 'shgc'>> = { noise: 'sound', heat: 'shgc' }

/**
 * A product's design in the size and room of the finder's answers, with the best glass against the problem. A size that
 * cannot be planned leaves the product's own.
 */
export function withAnswers(design: Design, params: URLSearchParams, catalogue: PlannerCatalogue): Design {
  const { room, problem, width, height } = parseAnswers((name) => params.get(name))
  const sized = {
    ...design,
    ...(isPlannable(width) && { width }),
    ...(isPlannable(height) && { height }),
    ...(room && { room: roomLabels[room] }),
  }
  const figure = problem && figures[problem]
  return (figure && withBetterGlass(figure, sized, catalogue)) ?? sized
}

/** Nothing where the catalogue has no systems or glass: the planner's screen says so. */
function withBetterGlass(figure: 'sound' | 'shgc', design: Design, catalogue: PlannerCatalogue) {
  try {
    return findBetterGlass(figure, design, catalogue)?.design
  } catch (error) {
    if (!(error instanceof DesignError)) throw error
    return undefined
  }
}

function isPlannable(size: number | undefined): size is number {
  return size !== undefined && size >= designLimits.size.min && size <= designLimits.size.max
}
