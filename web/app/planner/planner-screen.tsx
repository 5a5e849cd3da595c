import './planner.css'
import type { PlannerCatalogue } from '@house/contract/plans/catalogue'
import type { Design } from '@house/contract/plans/design'
import type { Plan } from '@house/contract/plans/plan'
import { addItem } from '@house/fenestration/plan/plan-commands'
import { useEffect, useState } from 'react'
import { Icon } from '../ui/icon.tsx'
import { DrawingArea } from './canvas/drawing-area.tsx'
import { Choices } from './choices/choices.tsx'
import { ItemTools } from './choices/item-tools.tsx'
import { EmptyWall } from './empty-wall.tsx'
import { FiguresBar } from './figures/figures-bar.tsx'
import { PlanList } from './list/plan-list.tsx'
import { PlannerContext, usePlanner } from './planner-context.ts'
import { PlannerHeader, type Tab } from './planner-header.tsx'
import { sampleHouse } from './sample-house.ts'
import { Schedule } from './schedule/schedule.tsx'
import { SendButton } from './sharing/send-button.tsx'
import { usePlanHistory } from './state/use-plan-history.ts'

type PlannerScreenProps = {
  catalogue: PlannerCatalogue
  initial: Plan | null
  /** Why what a link should bring is not there. */
  problem?: string
}

/** Draw openings, see what they do, send the plan. Everything but saving and sending works without a connection. */
export function PlannerScreen({ catalogue, initial, problem = '' }: PlannerScreenProps) {
  const { history, dispatch, copy, setCopy, savedAt, isLoaded } = usePlanHistory(initial)
  const [cell, selectCell] = useState(0)
  const [tab, setTab] = useState<Tab>('draw')
  const planner = { catalogue, history, dispatch, copy, setCopy, savedAt, cell, selectCell }
  useUndoKeys(dispatch)
  return (
    <PlannerContext value={planner}>
      <div className="planner">
        <PlannerHeader tab={tab} onTab={setTab} />
        {problem && (
          <p role="alert" className="planner-notice">
            {problem}
          </p>
        )}
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
