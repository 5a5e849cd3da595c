import './list.css'
import { sizeOf } from '@house/fenestration/description/describe'
import { isFull, moveItem, planIsFull, renameRoom, roomsOf } from '@house/fenestration/plan/plan-commands'
import { findProblems } from '@house/fenestration/rules/find-problems'
import type { Problem } from '@house/fenestration/rules/problem'
import { useEffect, useMemo, useRef } from 'react'
import { useToast } from '../../toast/toast-context.tsx'
import { Icon } from '../../ui/icon.tsx'
import { useElementSize } from '../canvas/use-element-size.ts'
import { Thumbnail } from '../drawing.tsx'
import { EditableText } from '../editable-text.tsx'
import { usePlanner } from '../planner-context.ts'

type PlanListProps = { isOpen: boolean; onAdd: (room: string) => void; onSelect: () => void }

const initialSize = { width: 0, height: 0 }

/** The openings, room by room. */
export function PlanList({ isOpen, onAdd, onSelect }: PlanListProps) {
  const { catalogue, history, dispatch, selectCell } = usePlanner()
  const { plan, selected } = history
  const rooms = roomsOf(plan)
  const { showError, showSuccess } = useToast()
  const current = useRef<HTMLLIElement>(null)
  const list = useRef<HTMLDivElement>(null)
  const { height } = useElementSize(list, initialSize)
  // A new opening may be below the visible part of the list, which is lower when the figures below need more lines.
  useEffect(() => {
    current.current?.scrollIntoView({ block: 'nearest' })
  }, [selected, plan.items.length, isOpen, height])
  const add = (room: string) => (isFull(plan) ? showError(planIsFull) : onAdd(room))
  function startNew() {
    selectCell(0)
    dispatch({ type: 'start-new', id: new Date().toISOString() })
    showSuccess('This is a new plan. Undo brings the other one back.')
  }
  return (
    <nav id="plan-list" aria-label="Your plan" className={`planner-list ${isOpen ? 'is-open' : ''}`}>
      <header>
        <h2>Your plan</h2>
        {plan.items.length > 0 && (
          <span>
            {plan.items.length} opening{plan.items.length === 1 ? '' : 's'}
          </span>
        )}
      </header>
      <div ref={list} className="planner-rooms">
        {plan.items.length === 0 && (
          <div className="planner-note">
            <p>Openings you draw are listed here, room by room.</p>
            <p>The plan stays on this device until you send it or save its link. No account needed.</p>
          </div>
        )}
        {rooms.map((room) => (
          <section key={room.name} aria-label={room.name}>
            <h3>
              <EditableText
                label="Name of the room"
                value={room.name}
                onChange={(name) => dispatch({ type: 'change', plan: renameRoom(plan, room.name, name) })}
              />
              <button type="button" aria-label={`Add an opening in ${room.name}`} onClick={() => add(room.name)}>
                <Icon name="plus" />
              </button>
            </h3>
            <ul>
              {room.items.map(({ design, index }) => (
                <li
                  key={design.name}
                  ref={index === selected ? current : undefined}
                  className={index === selected ? 'is-selected' : ''}
                >
                  <button
                    type="button"
                    aria-current={index === selected ? 'true' : undefined}
                    onClick={() => {
                      selectCell(0)
                      dispatch({ type: 'select', index })
                      onSelect()
                    }}
                  >
                    <Thumbnail design={design} catalogue={catalogue} width={58} height={46} />
                    <span>
                      <b>{design.name}</b>
                      <ItemNote index={index} />
                    </span>
                    <span>× {design.quantity}</span>
                  </button>
                  {index === selected && plan.items.length > 1 && (
                    <span className="planner-move">
                      <button
                        type="button"
                        aria-label={`Move ${design.name} up`}
                        disabled={index === 0}
                        onClick={() =>
                          dispatch({ type: 'change', plan: moveItem(plan, index, index - 1), selected: index - 1 })
                        }
                      >
                        <Icon name="up" className="size-4" />
                      </button>
                      <button
                        type="button"
                        aria-label={`Move ${design.name} down`}
                        disabled={index === plan.items.length - 1}
                        onClick={() =>
                          dispatch({ type: 'change', plan: moveItem(plan, index, index + 1), selected: index + 1 })
                        }
                      >
                        <Icon name="up" className="size-4 rotate-180" />
                      </button>
                    </span>
                  )}
                </li>
              ))}
            </ul>
          </section>
        ))}
      </div>
      <footer>
        <button type="button" onClick={() => add('')}>
          <Icon name="plus" /> {plan.items.length === 0 ? 'Add an opening' : 'Add a room'}
        </button>
        {plan.items.length > 0 && (
          <button type="button" onClick={startNew}>
            New plan
          </button>
        )}
      </footer>
    </nav>
  )
}

/** The size, or the first thing that is wrong. */
function ItemNote({ index }: { index: number }) {
  const { catalogue, history } = usePlanner()
  const { [index]: design } = history.plan.items
  const problem = useMemo<Pick<Problem, 'title'> | undefined>(
    () => (design ? findProblems(design, catalogue).find(({ isAdvice }) => !isAdvice) : undefined),
    [design, catalogue],
  )
  if (!design) return null
  if (!problem) return <span>{sizeOf(design).replace(' mm', '')}</span>
  return (
    <span className="planner-wrong">
      <Icon name="alert" className="size-4" /> {problem.title}
    </span>
  )
}
