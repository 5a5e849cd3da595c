import './planner.css'
import type { Design } from '@house/contract/plans/design'
import type { PlannerParts } from '@house/contract/plans/planner-parts'
import { urls } from '@house/contract/urls'
import { showAmount } from '@house/fenestration/estimate/format-estimate'
import { addItem, planIsFull } from '@house/fenestration/plan/plan-commands'
import { memo, useDeferredValue, useEffect, useMemo, useRef, useState } from 'react'
import { useNavigate } from 'react-router'
import { useCompany } from '../site-data/site-data.ts'
import { useToast } from '../toast/toast-context.tsx'
import { Icon } from '../ui/icon.tsx'
import { DrawingArea } from './canvas/drawing-area.tsx'
import { UndoBar } from './canvas/undo-bar.tsx'
import { Choices } from './choices/choices.tsx'
import { ItemTools } from './choices/item-tools.tsx'
import { barButtonClass, iconButton, note } from './class-names.ts'
import { EmptyWall } from './empty-wall.tsx'
import { type EstimateSettings, usePrices } from './estimate/use-prices.ts'
import { FiguresBar } from './figures/figures-bar.tsx'
import { HelpText } from './help-text.tsx'
import { PlanList } from './list/plan-list.tsx'
import { LivePlannerContext, PlannerContext, usePlanner } from './planner-context.ts'
import { PlannerHeader, type Tab } from './planner-header.tsx'
import { nextRoom } from './room-names.ts'
import { sampleHouse } from './sample-house.ts'
import { NextSteps } from './schedule/next-steps.tsx'
import { Schedule } from './schedule/schedule.tsx'
import { SendButton } from './sharing/send-button.tsx'
import { ShareButton } from './sharing/share-dialog.tsx'
import { usePlanHistory } from './state/use-plan-history.ts'
import { useUndoKeys } from './use-undo-keys.ts'

type PlannerScreenProps = {
  plannerParts: PlannerParts
  /** Plan codes start with it. */
  codePrefix?: string
  /** What visitors see of prices. */
  estimates?: EstimateSettings
  /** What a product page or a link brings. */
  initialDesigns: Design[]
  /** Why what a link should bring is not there. */
  problem?: string
}

const noEstimates: EstimateSettings = { mode: 'off', price_book: null }

/** Draw openings, see what they do, send the plan. Everything but saving and sending works without a connection. */
export function PlannerScreen({
  plannerParts,
  codePrefix = '',
  estimates = noEstimates,
  initialDesigns,
  problem = '',
}: PlannerScreenProps) {
  const { history, dispatch, savedAs, savedAt, isLoaded, notices } = usePlanHistory(initialDesigns, plannerParts)
  const navigate = useNavigate()
  const [cell, selectCell] = useState(0)
  const [tab, setTab] = useState<Tab>('draw')
  const prices = usePrices(history.plan.items, plannerParts, estimates)
  // Without the time of saving, which changes after each step: it is the header's alone.
  const live = useMemo(
    () => ({ plannerParts, codePrefix, history, dispatch, savedAs, prices, cell, selectCell }),
    [plannerParts, codePrefix, history, dispatch, savedAs, prices, cell],
  )
  const following = useDeferredValue(live)
  // Lists and choices lag only while a joint moves: pressing one of their buttons would change an older plan.
  const planner = history.before === null ? live : following
  useUndoKeys(dispatch)
  useEffect(() => {
    // They are in the plan now: a reload must not add them again.
    if (isLoaded && initialDesigns.length > 0) navigate(urls.planner, { replace: true })
  }, [isLoaded, initialDesigns, navigate])
  return (
    <LivePlannerContext value={live}>
      <PlannerContext value={planner}>
        <div className="planner">
          <PlannerHeader tab={tab} onTab={setTab} savedAt={savedAt} />
          {[problem, ...notices].filter(Boolean).map((notice) => (
            <p key={notice} role="alert" className="bg-error px-6 py-2.5 text-raised">
              {notice}
            </p>
          ))}
          <div id="planner-panel" role="tabpanel" aria-labelledby={`tab-${tab}`} className="planner-panel">
            {tab === 'draw' ? (
              <Workbench isLoaded={isLoaded} />
            ) : (
              <Schedule
                onEdit={(index) => {
                  dispatch({ type: 'select', index })
                  setTab('draw')
                }}
              >
                <NextSteps />
              </Schedule>
            )}
          </div>
        </div>
      </PlannerContext>
    </LivePlannerContext>
  )
}

/** Before the plan on this device is read, as on the server, only what works without JavaScript is shown. */
const Workbench = memo(function Workbench({ isLoaded }: { isLoaded: boolean }) {
  const { plannerParts, history, dispatch, selectCell } = usePlanner()
  const { showError } = useToast()
  const { plan } = history
  /** The room that gets the next opening; `null` while none is being added. */
  const [addingTo, setAddingTo] = useState<string | null>(null)
  /** On a phone the list is opened from the drawing's header. */
  const [isListOpen, setIsListOpen] = useState(false)
  const isEmpty = plan.items.length === 0
  const isDrawing = !isEmpty && addingTo === null && isLoaded
  const stage = useRef<HTMLElement>(null)
  const isFocusDue = useRef(false)
  /** After this rendering, the heading gets the focus of a button that disappears. */
  const focusHeading = () => {
    isFocusDue.current = true
  }
  useEffect(() => {
    if (!isFocusDue.current) return
    isFocusDue.current = false
    stage.current?.querySelector('h1')?.focus({ preventScroll: true })
  })

  function add(design: Design) {
    const system = plannerParts.systems.find(({ key }) => key === design.system)
    if (!system) return
    const room = addingTo || nextRoom(plan)
    const next = addItem(plan, { ...design, room }, system)
    // Another tab may have filled it.
    if (next === plan) return showError(planIsFull)
    const selected = next.items.findIndex((item) => !plan.items.includes(item))
    focusHeading()
    selectCell(0)
    setAddingTo(null)
    dispatch({ type: 'change', plan: next, selected })
  }

  return (
    <div className={`planner-workbench ${isDrawing ? 'is-drawing' : ''}`}>
      <PlanList
        isOpen={isListOpen}
        onAdd={(room) => {
          focusHeading()
          setIsListOpen(false)
          setAddingTo(room)
        }}
        onSelect={() => {
          setIsListOpen(false)
          setAddingTo(null)
        }}
      />
      <section ref={stage} className="planner-stage-area" aria-label="Drawing">
        {isDrawing ? (
          <DrawingArea isListOpen={isListOpen} onList={() => setIsListOpen(!isListOpen)} />
        ) : (
          <>
            <header className="planner-drawing-header is-empty">
              <div>
                <p>{isEmpty ? 'First opening' : addingTo || 'New room'}</p>
                <p className="planner-title">{isEmpty ? 'An empty wall' : 'Next opening'}</p>
              </div>
              {isEmpty && history.past.length + history.future.length > 0 && <UndoBar />}
              {!isEmpty && isLoaded && (
                <button
                  type="button"
                  className="flex min-h-11 items-center gap-2"
                  onClick={() => {
                    focusHeading()
                    setAddingTo(null)
                  }}
                >
                  <Icon name="left" /> Back to the drawing
                </button>
              )}
            </header>
            <div className="planner-empty">
              <EmptyWall
                title={isEmpty || !isLoaded ? 'Which opening shall we draw first?' : 'Which opening comes next?'}
                initialPlan={isLoaded ? null : plan}
                isFirst={isEmpty}
                onChoose={add}
                onSample={() => {
                  focusHeading()
                  dispatch({ type: 'change', plan: sampleHouse(plannerParts), selected: 0 })
                }}
              />
            </div>
          </>
        )}
      </section>
      <section className="planner-side" aria-label="Choices">
        {isDrawing ? (
          <>
            <ItemTools />
            <Choices />
          </>
        ) : (
          <NoChoices isFirst={isEmpty} />
        )}
      </section>
      <FiguresBar isDrawing={isDrawing} />
      <div className="planner-bottom-bar">
        <BottomPrice isDrawing={isDrawing} />
        <ShareButton className={`${iconButton} rounded-frame border border-hairline disabled:text-disabled`} isIcon />
        <SendButton className={barButtonClass('filled')} />
      </div>
    </div>
  )
})

/** On a phone: what the opening in view costs, or how many there are. */
function BottomPrice({ isDrawing }: { isDrawing: boolean }) {
  const { history, prices } = usePlanner()
  const { plan_price_note } = useCompany()
  const { plan, selected } = history
  const item = isDrawing ? prices.estimate?.items[selected] : undefined
  if (!item || item.each === null)
    return (
      <span className="mr-auto grid font-semibold">
        {plan.items.length} opening{plan.items.length === 1 ? '' : 's'}
        <small className="font-normal text-ink-soft">Price {plan_price_note || 'on request'}</small>
      </span>
    )
  return (
    <span className="mr-auto grid font-semibold">
      <small className="font-normal text-ink-soft">Estimate for {item.name}</small>
      {showAmount(item.each)}
      <small className="font-normal text-ink-soft">each, + GST</small>
    </span>
  )
}

/** Until an opening is chosen: what will be here, and how to reach us instead. */
function NoChoices({ isFirst }: { isFirst: boolean }) {
  return (
    <>
      <p className="flex min-h-15 flex-none items-center border-b border-hairline px-5 text-ink-soft">Choices</p>
      <div className={note}>
        <p>
          System, layout, colour, glass and the rest appear here with {isFirst ? 'your first' : 'the next'} opening.
        </p>
        <HelpText />
      </div>
    </>
  )
}
