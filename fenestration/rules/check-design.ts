import type { Design } from '@house/contract/plans/design'
import type { PlannerParts } from '@house/contract/plans/planner-parts'
import { findProblems } from './find-problems.ts'
import type { Problem } from './problem.ts'
import { findRemedies } from './remedies.ts'

/** Each remedy is tried on the design, which takes time: later problems get theirs when the first ones are cured. */
const problemsWithRemedies = 3

/** What is beyond the limits of the design's system, with changes that cure it, the nearest first. */
export function checkDesign(design: Design, plannerParts: PlannerParts): Problem[] {
  const findings = findProblems(design, plannerParts)
  return findings.map((finding, index) => {
    const { row, column, excess, ...problem } = finding
    const remedies = index < problemsWithRemedies ? findRemedies(finding, design, plannerParts, findings) : []
    return { ...problem, remedies }
  })
}
