import './planner.css'
import type { PlannerCatalogue } from '@house/contract/plans/catalogue'
import type { Design } from '@house/contract/plans/design'
import type { View } from '@house/contract/plans/design-options'
import type { Plan } from '@house/contract/plans/plan'
import { urls } from '@house/contract/urls'
import { kindOf } from '@house/fenestration/description/kind'
import { partsOf } from '@house/fenestration/design/catalogue'
import { writeDesignLink } from '@house/fenestration/design/design-link'
import { addItem, duplicateItem, removeItem } from '@house/fenestration/plan/plan-commands'
import { checkDesign } from '@house/fenestration/rules/check-design'
import { useEffect, useMemo, useState } from 'react'
import { useToast } from '../toast/toast-context.tsx'
import { Icon } from '../ui/icon.tsx'
import { Canvas } from './canvas/canvas.tsx'
import { View3d } from './canvas/view-3d.tsx'
import { Choices } from './choices/choices.tsx'
import { EmptyWall } from './empty-wall.tsx'
import { FiguresBar } from './figures/figures-bar.tsx'
import { PlanList } from './list/plan-list.tsx'
import { PlannerContext, useOpening, usePlanner } from './planner-context.ts'
import { PlannerHeader, type Tab } from './planner-header.tsx'
import { sampleHouse } from './sample-house.ts'
import { Schedule } from './schedule/schedule.tsx'
import { SendButton } from './sharing/send-button.tsx'
import { usePlanHistory } from './state/use-plan-history.ts'

type PlannerScreenProps = {
  catalogue: PlannerCatalogue
  /** What a product page or a link brings. */
  brought: Design[]
  /** Why what a link should bring is not there. */
  problem?: string
}

/** Draw openings, see what they do, send the plan. Everything but saving and sending works without a connection. */
export function PlannerScreen({ catalogue, brought, problem = '' }: PlannerScreenProps) {
  const { history, dispatch, copy, setCopy, savedAt, isLoaded, notices } = usePlanHistory(brought, catalogue)
  const [cell, selectCell] = useState(0)
  const [tab, setTab] = useState<Tab>('draw')
  const planner = { catalogue, history, dispatch, copy, setCopy, savedAt, cell, selectCell }
  useUndoKeys(dispatch)
  return (
    <PlannerContext value={planner}>
      <div className="planner">
        <PlannerHeader tab={tab} onTab={setTab} />
        {[problem, ...notices].filter(Boolean).map((notice) => (
          <p key={notice} role="alert" className="planner-notice">
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
            />
          )}
        </div>
      </div>
    </PlannerContext>
  )
}

/** Before the plan on this device is read, as on the server, only what works without JavaScript is shown. */
function Workbench({ isLoaded }: { isLoaded: boolean }) {
  const { catalogue, history, dispatch, selectCell } = usePlanner()
  const { plan } = history
  /** The room that gets the next opening; `null` while none is being added. */
  const [addingTo, setAddingTo] = useState<string | null>(null)
  const isEmpty = plan.items.length === 0
  const isDrawing = !isEmpty && addingTo === null && isLoaded

  function add(design: Design) {
    const system = catalogue.systems.find(({ key }) => key === design.system)
    if (!system) return
    const room = addingTo || nextRoom(plan)
    const next = addItem(plan, { ...design, room }, system)
    const selected = next.items.findIndex((item) => !plan.items.includes(item))
    selectCell(0)
    setAddingTo(null)
    dispatch({ type: 'change', plan: next, selected })
  }

  return (
    <div className="planner-workbench">
      <PlanList onAdd={setAddingTo} />
      <section className="planner-stage-area" aria-label="Drawing">
        {!isDrawing ? (
          <div className="planner-empty">
            {!isEmpty && isLoaded && (
              <button type="button" className="planner-back" onClick={() => setAddingTo(null)}>
                <Icon name="left" /> Back to the drawing
              </button>
            )}
            <EmptyWall
              title={isEmpty || !isLoaded ? 'Which opening shall we draw first?' : 'Which opening comes next?'}
              brought={isLoaded ? null : plan}
              isFirst={isEmpty}
              onChoose={add}
              onSample={() => dispatch({ type: 'change', plan: sampleHouse, selected: 0 })}
            />
          </div>
        ) : (
          <DrawingArea />
        )}
      </section>
      <section className="planner-side" aria-label="Choices">
        {!isDrawing ? (
          <div className="planner-note">
            <p>System, layout, colour, glass and the rest appear here with your first opening.</p>
          </div>
        ) : (
          <>
            <ItemTools />
            <Choices />
          </>
        )}
      </section>
      <FiguresBar />
      <div className="planner-bottom-bar">
        <span>
          {plan.items.length} opening{plan.items.length === 1 ? '' : 's'}
          <small>Price after we measure</small>
        </span>
        <SendButton className="planner-filled" />
      </div>
    </div>
  )
}

const rooms = ['Living room', 'Bedroom', 'Kitchen', 'Bathroom', 'Second bedroom', 'Study', 'Balcony', 'Stairs']

function nextRoom({ items }: Plan) {
  return rooms.find((room) => !items.some((item) => item.room === room)) ?? `Room ${items.length + 1}`
}

function DrawingArea() {
  const { catalogue, history, dispatch } = usePlanner()
  const { design } = useOpening()
  const [view, setView] = useState<View>('inside')
  const [is3d, setIs3d] = useState(false)
  const [isNight, setIsNight] = useState(false)
  const problems = useMemo(() => (design ? checkDesign(design, catalogue) : []), [design, catalogue])
  if (!design) return null
  const { system } = partsOf(design, catalogue)
  const Picture = is3d ? View3d : Canvas
  return (
    <>
      <header className="planner-drawing-header">
        <div>
          <p>{design.room}</p>
          <h1>
            {design.name}, {lower(kindOf(design, system))}
          </h1>
        </div>
        <div className="planner-toolbar" role="toolbar" aria-label="View and undo">
          <span className="planner-bar">
            <button
              type="button"
              aria-label="Undo"
              disabled={history.past.length === 0}
              onClick={() => dispatch({ type: 'undo' })}
            >
              <Icon name="undo" />
            </button>
            <button
              type="button"
              aria-label="Redo"
              disabled={history.future.length === 0}
              onClick={() => dispatch({ type: 'redo' })}
            >
              <Icon name="redo" />
            </button>
          </span>
          <span className="planner-bar">
            <button type="button" aria-pressed={view === 'inside'} onClick={() => setView('inside')}>
              Inside
            </button>
            <button type="button" aria-pressed={view === 'outside'} onClick={() => setView('outside')}>
              Outside
            </button>
          </span>
          <span className="planner-bar">
            <button type="button" aria-pressed={!is3d} onClick={() => setIs3d(false)}>
              2D
            </button>
            <button type="button" aria-pressed={is3d} onClick={() => setIs3d(true)}>
              3D
            </button>
          </span>
          <span className="planner-bar">
            <button type="button" aria-label="Day" aria-pressed={!isNight} onClick={() => setIsNight(false)}>
              <Icon name="light" />
            </button>
            <button type="button" aria-label="Night" aria-pressed={isNight} onClick={() => setIsNight(true)}>
              <Icon name="night" />
            </button>
          </span>
        </div>
      </header>
      <Picture view={view} isNight={isNight} problems={problems} />
    </>
  )
}

/** How many, duplicate, delete. */
function ItemTools() {
  const { history, dispatch } = usePlanner()
  const { design, index, change } = useOpening()
  const { showSuccess, showError } = useToast()
  if (!design) return null
  const { plan } = history

  async function copyLink(link: string) {
    try {
      await navigator.clipboard.writeText(link)
      showSuccess('Link of this opening copied')
    } catch {
      showError('The link could not be copied')
    }
  }

  return (
    <div className="planner-item-tools">
      <span aria-hidden>How many</span>
      <fieldset className="planner-stepper" aria-label="How many">
        <button
          type="button"
          aria-label="One less"
          disabled={design.quantity === 1}
          onClick={() => change({ ...design, quantity: design.quantity - 1 })}
        >
          −
        </button>
        <output>{design.quantity}</output>
        <button
          type="button"
          aria-label="One more"
          disabled={design.quantity === 99}
          onClick={() => change({ ...design, quantity: design.quantity + 1 })}
        >
          +
        </button>
      </fieldset>
      <button
        type="button"
        className="planner-tool"
        aria-label={`Duplicate ${design.name}`}
        title="Duplicate"
        onClick={() => dispatch({ type: 'change', plan: duplicateItem(plan, index), selected: index + 1 })}
      >
        <Icon name="copy" />
      </button>
      <button
        type="button"
        className="planner-tool"
        aria-label={`Copy the link of ${design.name}`}
        title="Copy link"
        onClick={() => copyLink(`${location.origin}${urls.planDesign(writeDesignLink(design))}`)}
      >
        <Icon name="link" />
      </button>
      <button
        type="button"
        className="planner-tool"
        aria-label={`Delete ${design.name}`}
        title="Delete"
        onClick={() => {
          dispatch({ type: 'change', plan: removeItem(plan, index), selected: Math.max(0, index - 1) })
          showSuccess(`${design.name} deleted. Undo brings it back.`)
        }}
      >
        <Icon name="bin" />
      </button>
    </div>
  )
}

/** Ctrl or ⌘ Z, with Shift for redo. In a field the browser's own undo works. */
function useUndoKeys(dispatch: (action: { type: 'undo' | 'redo' }) => void) {
  useEffect(() => {
    function onKeyDown(event: KeyboardEvent) {
      const isTyping = event.target instanceof HTMLInputElement && event.target.type !== 'range'
      if (!(event.ctrlKey || event.metaKey) || event.key.toLowerCase() !== 'z' || isTyping) return
      event.preventDefault()
      dispatch({ type: event.shiftKey ? 'redo' : 'undo' })
    }
    addEventListener('keydown', onKeyDown)
    return () => removeEventListener('keydown', onKeyDown)
  }, [dispatch])
}

function lower(text: string) {
  return text.charAt(0).toLowerCase() + text.slice(1)
}
