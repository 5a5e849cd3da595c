import { designLimits } from '@house/contract/plans/design-options'
import { kindOf } from '@house/fenestration/description/kind'
import { partsOf } from '@house/fenestration/design/planner-parts'
import { moveToRoom, renameItem, roomsOf } from '@house/fenestration/plan/plan-commands'
import { useToast } from '../../toast/toast-context.tsx'
import { EditableText } from '../editable-text.tsx'
import { useOpening, usePlanner } from '../planner-context.ts'
import { unusedRooms } from '../room-names.ts'

/** The room, which is a list of rooms to move the opening to, and the name, which is changed by clicking it. */
export function OpeningTitle() {
  const { plannerParts, history, dispatch } = usePlanner()
  const { design, index } = useOpening()
  const { showError } = useToast()
  if (!design) return null
  const { plan } = history
  const { system } = partsOf(design, plannerParts)

  function move(room: string) {
    const next = moveToRoom(plan, index, room)
    dispatch({ type: 'change', plan: next, selected: next.items.findIndex(({ name }) => name === design?.name) })
  }

  function rename(name: string) {
    const next = renameItem(plan, index, name)
    if (!next) return showError(`Another opening is called ${name}`)
    dispatch({ type: 'change', plan: next })
  }

  return (
    <div className="planner-opening-title">
      <select aria-label={`Room of ${design.name}`} value={design.room} onChange={({ target }) => move(target.value)}>
        {roomsOf(plan).map(({ name }) => (
          <option key={name}>{name}</option>
        ))}
        <optgroup label="New room">
          {unusedRooms(plan).map((room) => (
            <option key={room}>{room}</option>
          ))}
        </optgroup>
      </select>
      <h1 tabIndex={-1}>
        <EditableText label="Name of the opening" value={design.name} max={designLimits.name} onChange={rename} />
        <span>, {lower(kindOf(design, system))}</span>
      </h1>
    </div>
  )
}

function lower(text: string) {
  return text.charAt(0).toLowerCase() + text.slice(1)
}
