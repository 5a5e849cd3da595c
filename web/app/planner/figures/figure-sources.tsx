import type { Design } from '@house/contract/plans/design'
import type { PlannerParts } from '@house/contract/plans/planner-parts'
import { figureSources } from '@house/fenestration/figures/sources'

type FigureSourcesProps = { designs: Design[]; plannerParts: PlannerParts }

/** Where the values behind the figures of these designs come from. It opens without JavaScript too. */
export function FigureSources({ designs, plannerParts }: FigureSourcesProps) {
  const sources = figureSources(designs, plannerParts)
  if (sources.length === 0) return null
  return (
    <details className="text-small text-ink-soft">
      <summary className="min-h-11 py-2.5 underline underline-offset-4">Where these figures come from</summary>
      <ul className="grid gap-2">
        {sources.map((source) => (
          <li key={source}>{source}</li>
        ))}
      </ul>
    </details>
  )
}
