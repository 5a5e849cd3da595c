import './problem-card.css'
import type { View } from '@house/contract/plans/design-options'
import { grouped } from '@house/fenestration/design/parse-design'
import { drawDesign } from '@house/fenestration/drawing/draw-design'
import type { Layout } from '@house/fenestration/layout/layout'
import type { Problem } from '@house/fenestration/rules/problem'
import type { CSSProperties } from 'react'
import { Icon } from '../../../ui/icon.tsx'
import { tip } from '../../class-names.ts'
import { useOpening, usePlanner } from '../../planner-context.ts'
import type { Placement } from '../placement.ts'
import { cellNumbers } from '../view-of-cells.ts'

type ProblemCardProps = {
  problem: Problem
  /** The middle of the size that causes the problem, in pixels, if it is above the card. */
  pointsAt: number | undefined
  canvasWidth: number
}

const cardWidth = 764
const cardMargin = 16
const remedy = 'flex min-h-11 items-center gap-2.5 rounded-frame border px-3 text-small font-semibold'

/** Below the size that causes the problem, where there is room; on a phone, below the drawing. */
function placeCard(pointsAt: number | undefined, canvasWidth: number) {
  const width = Math.min(cardWidth, canvasWidth - 2 * cardMargin)
  const most = canvasWidth - cardMargin - width
  const left = pointsAt === undefined ? most : Math.min(most, Math.max(cardMargin, pointsAt - width / 2))
  return {
    '--card-left': `${left}px`,
    '--card-width': `${width}px`,
    '--card-arrow': `${(pointsAt ?? 0) - left}px`,
  } as CSSProperties
}

/** The problem, the limit of the system, and the remedies; the best one with a picture of its result. */
export function ProblemCard({ problem, pointsAt, canvasWidth }: ProblemCardProps) {
  const { change } = useOpening()
  const [best, ...others] = problem.remedies
  return (
    <section
      className={`planner-problem border border-hairline bg-raised px-4 pt-3 pb-3.5 ${problem.isAdvice ? '[--problem:var(--color-accent)]' : '[--problem:var(--color-error)]'} ${pointsAt === undefined ? '' : 'is-pointing'}`}
      style={placeCard(pointsAt, canvasWidth)}
      aria-label={problem.title}
    >
      <h2 className="flex items-center gap-2 font-sans text-body leading-tight font-semibold tracking-normal">
        <Icon name="alert" className={`size-5 flex-none ${problem.isAdvice ? 'text-accent-ink' : 'text-error'}`} />
        {problem.title}
      </h2>
      <p className={`mt-1 ${tip}`}>
        {problem.message} <span className="text-label">{problem.source}</span>
      </p>
      {!best && (
        <p className={`mt-1 ${tip}`}>
          No single change cures this. Try another size or layout, or send us the plan and we will suggest one.
        </p>
      )}
      {/* Room for the focus ring. */}
      <div className="-mx-1 mt-1.5 -mb-1 flex gap-2 overflow-x-auto p-1 whitespace-nowrap stacked:flex-wrap">
        {best && (
          <button
            type="button"
            className={`${remedy} border-transparent bg-action pl-2 text-on-action`}
            onClick={() => change(best.design)}
          >
            <RemedyPicture design={best.design} />
            {best.label}
          </button>
        )}
        {others.map(({ label, design }) => (
          <button key={label} type="button" className={`${remedy} border-hairline`} onClick={() => change(design)}>
            {label}
          </button>
        ))}
      </div>
    </section>
  )
}

function RemedyPicture({ design }: { design: Problem['remedies'][number]['design'] }) {
  const { plannerParts } = usePlanner()
  const scale = Math.min(50 / design.width, 30 / design.height)
  const { svg } = drawDesign(design, plannerParts, { detail: 'plain', scale, symbols: false, idPrefix: 'remedy' })
  return (
    <span
      aria-hidden
      className="bg-raised p-0.5 [&_svg]:block [&_svg]:overflow-visible"
      dangerouslySetInnerHTML={{ __html: svg }}
    />
  )
}

/** Hatches the part of a leaf that is beyond the limit. */
export function LimitMark(props: { problem: Problem; layout: Layout; placement: Placement; view: View }) {
  const { problem, layout, placement, view } = props
  if (problem.rule !== 'leaf-too-wide' || problem.cell === null || problem.limit === null) return null
  const number = cellNumbers(layout, view).indexOf(problem.cell)
  const leaf = layout.leaves.find(({ panes }) => panes.some(({ index }) => index === number))
  if (!leaf) return null
  const { left, right, top, bottom } = leaf.nominal
  const beyond = Math.max(0, right - left - problem.limit)
  const { scale } = placement
  return (
    <div
      aria-hidden
      className="planner-beyond pointer-events-none absolute z-1 border-r-2 border-error"
      style={{
        left: placement.left + left * scale,
        top: placement.top + top * scale,
        width: beyond * scale,
        height: (bottom - top) * scale,
      }}
    >
      <span className="absolute -top-3 -right-11 bg-error px-2 text-label leading-6 font-medium whitespace-nowrap text-raised">
        {grouped(problem.limit)} at most
      </span>
    </div>
  )
}
