import type { Design } from '@house/contract/plans/design'
import { findBetterGlass } from '@house/fenestration/figures/better-glass'
import { useMemo } from 'react'
import { useOpening, usePlanner } from '../planner-context.ts'
import { formatPercent, formatU } from './format.ts'

type BetterGlassProps = { name: 'uw' | 'shgc' | 'sound'; design: Design }

const advantages = { uw: 'Keeps more heat out', shgc: 'Lets less sun in', sound: 'Quieter' }

/** Exchanges the glass for the best one for this figure. */
export function BetterGlass({ name, design }: BetterGlassProps) {
  const { plannerParts } = usePlanner()
  const { change } = useOpening()
  const better = useMemo(() => findBetterGlass(name, design, plannerParts), [name, design, plannerParts])
  if (!better) return <p>No other glass of this system does better here.</p>
  const { value } = better.figures[name]
  const result = { uw: `U ${formatU(value)}`, shgc: formatPercent(value), sound: `${value} dB` }[name]
  return (
    <p>
      <button
        type="button"
        className="min-h-11 w-full rounded-frame border border-current px-3.5 py-2 text-left font-semibold text-accent-ink hover:bg-stone"
        onClick={() => change(better.design)}
      >
        {advantages[name]}: {better.glazing.name}, {result}
      </button>
    </p>
  )
}
