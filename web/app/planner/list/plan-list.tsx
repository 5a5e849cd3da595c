import './list.css'
import { sizeOf } from '@house/fenestration/description/describe'
import { isFull, moveItem, planIsFull, renameRoom, roomsOf } from '@house/fenestration/plan/plan-commands'
import { findProblems } from '@house/fenestration/rules/find-problems'
import type { Problem } from '@house/fenestration/rules/problem'
import { useEffect, useMemo, useRef } from 'react'
import { useToast } from '../../toast/toast-context.tsx'
import { Icon } from '../../ui/icon.tsx'
import { useElementSize } from '../canvas/use-element-size.ts'
import { iconButton, note, wrong } from '../class-names.ts'
import { Thumbnail } from '../drawing.tsx'
import { EditableText } from '../editable-text.tsx'
import { usePlanner } from '../planner-context.ts'

type PlanListProps = { isOpen: boolean; onAdd: (room: string) => void; onSelect: () => void }

const initialSize = { width: 0, height: 0 }
const selectedRow =
  'border-accent bg-raised shadow-[inset_0_1px_var(--color-hairline),inset_0_-1px_var(--color-hairline)]'
const move = 'grid size-8 flex-none place-items-center text-ink-soft disabled:opacity-30 stacked:size-11'

/** The openings, room by room. */
export function PlanList({ isOpen, onAdd, onSelect }: PlanListProps) {
  const { plannerParts, history, dispatch, selectCell } = usePlanner()
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
      <header className="flex h-15 flex-none items-center justify-between border-b border-hairline pr-5 pl-6 text-ink-soft stacked:pl-4">
        <h2 className="text-figure text-ink">Your plan</h2>
        {plan.items.length > 0 && (
          <span>
            {plan.items.length} opening{plan.items.length === 1 ? '' : 's'}
          </span>
        )}
      </header>
      <div ref={list} className="min-h-0 flex-1 overflow-y-auto pt-1.5">
        {plan.items.length === 0 && (
          <div className={`${note} pl-6`}>
            <p>Openings you draw are listed here, room by room.</p>
            <p>The plan stays on this device until you send it or save its link. No account needed.</p>
          </div>
        )}
        {rooms.map((room) => (
          <section key={room.name} aria-label={room.name}>
            <h3 className="flex h-11 items-center justify-between pr-2.5 pl-6 font-sans text-small leading-none font-semibold tracking-normal stacked:pl-4">
              <EditableText
                label="Name of the room"
                value={room.name}
                onChange={(name) => dispatch({ type: 'change', plan: renameRoom(plan, room.name, name) })}
              />
              <button
                type="button"
                aria-label={`Add an opening in ${room.name}`}
                className={`${iconButton} text-accent-ink`}
                onClick={() => add(room.name)}
              >
                <Icon name="plus" />
              </button>
            </h3>
            <ul>
              {room.items.map(({ design, index }) => (
                <li
                  key={design.name}
                  ref={index === selected ? current : undefined}
                  className={`flex items-center border-l-3 ${index === selected ? selectedRow : 'border-transparent'}`}
                >
                  <button
                    type="button"
                    aria-current={index === selected ? 'true' : undefined}
                    className={`grid min-h-16.5 flex-1 grid-cols-[62px_1fr_auto] items-center gap-3 py-1.5 pr-4 pl-5 text-left stacked:pl-3 [&>:first-child]:justify-self-center min-[1100px]:max-[1340px]:gap-2 min-[1100px]:max-[1340px]:pl-3 ${index === selected ? 'not-last:gap-2 not-last:pr-0.5' : ''}`}
                    onClick={() => {
                      selectCell(0)
                      dispatch({ type: 'select', index })
                      onSelect()
                    }}
                  >
                    <Thumbnail design={design} plannerParts={plannerParts} width={58} height={46} />
                    <span className="flex flex-col text-small">
                      <b className="text-body font-semibold">{design.name}</b>
                      <ItemNote index={index} />
                    </span>
                    <span>× {design.quantity}</span>
                  </button>
                  {index === selected && plan.items.length > 1 && (
                    <span className="flex flex-col">
                      <button
                        type="button"
                        aria-label={`Move ${design.name} up`}
                        className={move}
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
                        className={move}
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
      <footer className="flex flex-none justify-between border-t border-hairline font-semibold whitespace-nowrap text-accent-ink">
        <button
          type="button"
          className="flex min-h-13 items-center gap-2.5 pr-5 pl-6 stacked:pl-4"
          onClick={() => add('')}
        >
          <Icon name="plus" /> {plan.items.length === 0 ? 'Add an opening' : 'Add a room'}
        </button>
        {plan.items.length > 0 && (
          <button type="button" className="min-h-13 pr-5 pl-2 text-ink-soft" onClick={startNew}>
            New plan
          </button>
        )}
      </footer>
    </nav>
  )
}

/** The size, or the first thing that is wrong. */
function ItemNote({ index }: { index: number }) {
  const { plannerParts, history } = usePlanner()
  const design = history.plan.items[index]
  const problem = useMemo<Pick<Problem, 'title'> | undefined>(
    () => (design ? findProblems(design, plannerParts).find(({ isAdvice }) => !isAdvice) : undefined),
    [design, plannerParts],
  )
  if (!design) return null
  if (!problem) return <span>{sizeOf(design).replace(' mm', '')}</span>
  return (
    <span className={`${wrong} text-label`}>
      <Icon name="alert" className="size-4" /> {problem.title}
    </span>
  )
}
