import type { Design } from '@house/contract/plans/design'
import type { PlannerParts } from '@house/contract/plans/planner-parts'
import type { PlanFigures } from '@house/contract/plans/replies'
import { describeDesign } from '@house/fenestration/description/describe'
import { DesignError, parseDesign } from '@house/fenestration/design/parse-design'
import { computeFigures } from '@house/fenestration/figures/figures'
import { checkDesign } from '@house/fenestration/rules/check-design'

const nothing: PlanFigures = {
  description: '',
  problems: [],
  uw: null,
  shgc: null,
  sound: null,
  weight_kg: null,
  working: {
    uw: { ag: 0, af: 0, lg: 0, ug: null, uf: null, psi: null },
    shgc: { glass_shgc: null, glass_share: 0 },
    sound: { rw: null, rw_ctr: null },
    weight: { glass: 0, profiles: null },
  },
}

/** What a design is and does. One that cannot be read says why, and the others of the request survive. */
export function describeFigures(input: unknown, catalogue: PlannerParts): PlanFigures {
  try {
    const design = parseDesign(input)
    return { ...describeDesignFigures(design, catalogue), problems: checkDesign(design, catalogue) }
  } catch (error) {
    if (!(error instanceof DesignError)) throw error
    return { ...nothing, error: error.message }
  }
}

export function describeDesignFigures(design: Design, catalogue: PlannerParts): Omit<PlanFigures, 'problems'> {
  const { uw, shgc, sound, weight } = computeFigures(design, catalogue)
  return {
    description: describeDesign(design, catalogue),
    uw: uw.value,
    shgc: shgc.value,
    sound: sound.value,
    weight_kg: weight.value,
    working: { uw: uw.inputs, shgc: shgc.inputs, sound: sound.inputs, weight: weight.inputs },
  }
}
