import type { Design } from '@house/contract/plans/design'
import { designLimits } from '@house/contract/plans/design-options'
import type { PlannerParts } from '@house/contract/plans/planner-parts'
import { parseAnswers } from '@house/contract/products/answers'
import { type Problem, roomLabels } from '@house/contract/products/attribute-options'
import { hasParts } from '@house/fenestration/design/planner-parts'
import { findBetterGlass } from '@house/fenestration/figures/better-glass'

/** The figure that tells which glass is best against a problem. */
const figures: Partial<Record<Problem, 'sound' | 'shgc'>> = { noise: 'sound', heat: 'shgc' }

/**
 * A product's design in the size and room of the finder's answers, with the best glass against the problem. A size that
 * cannot be planned leaves the product's own.
 */
export function withAnswers(design: Design, params: URLSearchParams, plannerParts: PlannerParts): Design {
  const { room, problem, width, height } = parseAnswers((name) => params.get(name))
  const sized = {
    ...design,
    ...(isPlannable(width) && { width }),
    ...(isPlannable(height) && { height }),
    ...(room && { room: roomLabels[room] }),
  }
  const figure = problem && figures[problem]
  // Without systems or glass the screen says so.
  if (!figure || !hasParts(sized, plannerParts)) return sized
  return findBetterGlass(figure, sized, plannerParts)?.design ?? sized
}

/** Tells that a size of the answers was not taken over; empty if both were. */
export function describeLeftOut(params: URLSearchParams): string {
  const { width, height } = parseAnswers((name) => params.get(name))
  const sizes = [width, height].filter((size) => size !== undefined && !isPlannable(size))
  const { min, max } = designLimits.size
  return sizes.length > 0
    ? `Sizes are between ${min} and ${max} mm: the product’s own is drawn instead of ${sizes.join(' and ')} mm.`
    : ''
}

function isPlannable(size: number | undefined): size is number {
  return size !== undefined && size >= designLimits.size.min && size <= designLimits.size.max
}
