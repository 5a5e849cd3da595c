import type { PlannerCatalogue } from '@house/contract/plans/catalogue'
import type { Design } from '@house/contract/plans/design'
import { figureSources } from '@house/fenestration/figures/sources'

type FigureSourcesProps = { designs: Design[]; catalogue: PlannerCatalogue }

/** Where the values behind the figures of these designs come from. It opens without JavaScript too. */
export function FigureSources({ designs, catalogue }: FigureSourcesProps) {
  const sources = figureSources(designs, catalogue)
  if (sources.length === 0) return null
  return (
    <details className="planner-sources">
      <summary>Where these figures come from</summary>
      <ul>
        {sources.map((source) => (
          <li key={source}>{source}</li>
        ))}
      </ul>
    </details>
  )
}
