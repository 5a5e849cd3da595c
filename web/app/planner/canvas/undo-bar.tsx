import { Icon } from '../../ui/icon.tsx'
import { usePlanner } from '../planner-context.ts'

/** Undo and redo, over the whole plan. */
export function UndoBar() {
  const { history, dispatch } = usePlanner()
  return (
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
  )
}
