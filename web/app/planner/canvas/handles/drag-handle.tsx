import { grouped } from '@house/fenestration/design/parse-design'
import { type KeyboardEvent, type PointerEvent, useRef } from 'react'
import { keyStep } from '../../snap.ts'

type DragHandleProps = {
  /** Says which joint it is: "Mullion between A and B". */
  label: string
  /** Millimetres from the left or the top. */
  value: number
  min: number
  max: number
  axis: 'x' | 'y'
  /** -1 if moving up makes it larger. */
  direction?: 1 | -1
  /** What the value is, after its millimetres: "wide". */
  measure?: string
  scale: number
  style: { left: number; top: number }
  onMove: (value: number, isExact: boolean) => void
  onEnd: () => void
  onCancel: () => void
  onDelete?: () => void
}

/** Moves a mullion, a transom or an edge by mouse, touch or arrow keys. */
export function DragHandle(props: DragHandleProps) {
  const { label, value, min, max, axis, direction = 1, scale, style, onMove, onEnd, onCancel, onDelete } = props
  const { measure = axis === 'x' ? 'from the left' : 'from the top' } = props
  const start = useRef<{ at: number; value: number } | null>(null)
  const at = ({ clientX, clientY }: PointerEvent) => (axis === 'x' ? clientX : clientY)

  function onPointerDown(event: PointerEvent<HTMLButtonElement>) {
    event.currentTarget.setPointerCapture(event.pointerId)
    start.current = { at: at(event), value }
  }

  function onPointerMove(event: PointerEvent<HTMLButtonElement>) {
    if (!start.current) return
    onMove(start.current.value + (direction * (at(event) - start.current.at)) / scale, event.altKey)
  }

  function finish() {
    if (!start.current) return
    start.current = null
    onEnd()
  }

  function onKeyDown(event: KeyboardEvent<HTMLButtonElement>) {
    // Along its axis the handle goes where the arrow points; across it, right and up are more, as on any slider.
    const up = axis === 'y' ? -direction : 1
    const sign = { ArrowRight: 1, ArrowLeft: -1, ArrowUp: up, ArrowDown: -up }[event.key]
    if (event.key === 'Escape' && start.current) {
      start.current = null
      onCancel()
    } else if (event.key === 'Delete' && onDelete) {
      event.preventDefault()
      onDelete()
    } else if (sign) {
      event.preventDefault()
      onMove(value + sign * keyStep(event), true)
    }
  }

  /** A key that is held down is one movement, as a drag is. */
  function finishKeys() {
    if (!start.current) onEnd()
  }

  return (
    <button
      type="button"
      role="slider"
      aria-label={label}
      aria-orientation={axis === 'x' ? 'horizontal' : 'vertical'}
      aria-valuemin={Math.round(min)}
      aria-valuemax={Math.round(max)}
      aria-valuenow={Math.round(value)}
      aria-valuetext={`${grouped(Math.round(value))} mm ${measure}`}
      className={`planner-handle is-${axis}`}
      style={style}
      onPointerDown={onPointerDown}
      onPointerMove={onPointerMove}
      onPointerUp={finish}
      onPointerCancel={finish}
      onLostPointerCapture={finish}
      onKeyDown={onKeyDown}
      onKeyUp={finishKeys}
      onBlur={finishKeys}
    >
      <span aria-hidden />
    </button>
  )
}
