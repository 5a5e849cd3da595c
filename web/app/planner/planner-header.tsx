import './planner-header.css'
import { planLimits } from '@house/contract/plans/plan-limits'
import { type KeyboardEvent, memo } from 'react'
import { Logo } from '../components/logo.tsx'
import { Icon } from '../ui/icon.tsx'
import { barButtonClass } from './class-names.ts'
import { EditableText } from './editable-text.tsx'
import { usePlanner } from './planner-context.ts'
import { SendButton } from './sharing/send-button.tsx'
import { ShareButton } from './sharing/share-dialog.tsx'

const tabs = ['draw', 'plan'] as const
export type Tab = (typeof tabs)[number]

type PlannerHeaderProps = {
  tab: Tab
  onTab: (tab: Tab) => void
  /** When the plan was stored on this device; empty before. */
  savedAt: string
}

/** The planner's own bar: the plan's name and code, drawing or whole plan, share and send. */
export const PlannerHeader = memo(function PlannerHeader({ tab, onTab, savedAt }: PlannerHeaderProps) {
  const { history, dispatch, savedAs } = usePlanner()
  const { plan } = history

  /** As in every list of tabs, Tab reaches the selected one and arrows the others. */
  function changeTab(event: KeyboardEvent) {
    if (event.key !== 'ArrowLeft' && event.key !== 'ArrowRight') return
    const other = tab === 'draw' ? 'plan' : 'draw'
    onTab(other)
    document.getElementById(`tab-${other}`)?.focus()
  }

  return (
    <header className="planner-header print:hidden">
      <div className="planner-logo flex items-center self-stretch border-r border-raised/15 px-6 stacked:px-0">
        <Logo isOnDark />
      </div>
      <div className="planner-name min-w-0 px-6 stacked:py-2 stacked:pr-0 stacked:pl-1.5">
        {/* A label, so that the pencil focuses the field too. */}
        <label className="flex min-w-0 items-center gap-2" htmlFor="plan-name">
          <EditableText
            id="plan-name"
            label="Name of the plan"
            value={plan.name}
            max={planLimits.name}
            onChange={(name) => dispatch({ type: 'change', plan: { ...plan, name } })}
          />
          <Icon name="pencil" className="size-4 flex-none opacity-75" />
        </label>
        <p className="truncate text-label text-night-soft max-[360px]:whitespace-normal">
          {plan.items.length === 0 ? 'Gets its code when you share or send it' : (savedAs?.code ?? 'Not shared yet')}
          {savedAt && plan.items.length > 0 && ` · Saved on this device, ${timeOf(savedAt)}`}
        </p>
      </div>
      <div className="flex self-stretch stacked:pr-1.5" role="tablist" aria-label="View" onKeyDown={changeTab}>
        {tabs.map((entry) => (
          <button
            key={entry}
            type="button"
            role="tab"
            id={`tab-${entry}`}
            aria-selected={entry === tab}
            tabIndex={entry === tab ? 0 : -1}
            aria-controls="planner-panel"
            className="min-w-11 border-y-2 border-transparent px-5 font-medium text-night-soft aria-selected:border-b-accent aria-selected:text-raised max-[480px]:px-2.5"
            onClick={() => onTab(entry)}
          >
            {entry === 'draw' ? 'Draw' : 'Whole plan'}
          </button>
        ))}
      </div>
      <div className="flex justify-end gap-3 px-6 stacked:hidden">
        <ShareButton className={barButtonClass('outlined')} />
        <SendButton className={barButtonClass('filled')} />
      </div>
    </header>
  )
})

// Made once: a formatter takes longer to make than a drawing.
const clock = new Intl.DateTimeFormat('en-IN', { hour: 'numeric', minute: '2-digit' })

function timeOf(iso: string) {
  return clock.format(new Date(iso))
}
