import type { Design } from '@house/contract/plans/design'
import { figureSources } from '@house/fenestration/figures/sources'
import { usePlanner } from '../planner-context.ts'

/** Where the values behind the figures of these designs come from. It opens without JavaScript too. */
export function FigureSources({ designs }: { designs: Design[] }) {
  const { catalogue } = usePlanner()
  return <SourceList sources={figureSources(designs, catalogue)} />
}

export function SourceList({ sources }: { sources: string[] }) {
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
