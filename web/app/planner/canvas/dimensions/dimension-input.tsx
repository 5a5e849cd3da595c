import { designLimits } from '@house/contract/plans/design-options'
import { DesignError } from '@house/fenestration/design/parse-design'
import { parseLength } from '@house/fenestration/design/parse-length'
import { type KeyboardEvent, useEffect, useId, useState } from 'react'
import { keyStep } from '../snap.ts'

type DimensionInputProps = {
  label: string
  value: number
  onChange: (value: number) => void
  isWrong?: boolean
  min?: number
  max?: number
  style: { left: number; top: number }
  /** The buttons of a phone stand above and below the field instead of beside it. */
  isUpright?: boolean
  /** Whether a phone shows letters, for feet and inches, instead of the number keypad. */
  hasLetters: boolean
  onLetters: (hasLetters: boolean) => void
}

const { size } = designLimits
const touchStep = 10

/** A size on the drawing that is its own input field. Enter keeps what was typed, Escape puts the old size back. */
export function DimensionInput(props: DimensionInputProps) {
  const { label, value, onChange, isWrong = false, min = size.min, max = size.max, style } = props
  const { isUpright = false, hasLetters, onLetters } = props
  const id = useId()
  const [typed, setTyped] = useState<string | null>(null)
  const [error, setError] = useState('')
  useEffect(() => {
    setTyped(null)
    setError('')
  }, [value])

  function keep() {
    if (typed === null) return
    try {
      const length = parseLength(typed)
      if (length < min || length > max) throw new DesignError(`Between ${group(min)} and ${group(max)} mm`)
      setTyped(null)
      setError('')
      if (length !== value) onChange(length)
    } catch (failure) {
      if (!(failure instanceof DesignError)) throw failure
      setError(failure.message)
    }
  }

  function onKeyDown(event: KeyboardEvent<HTMLInputElement>) {
    if (event.key === 'Enter') {
      event.preventDefault()
      keep()
    }
    if (event.key === 'Escape') {
      setTyped(null)
      setError('')
    }
    if (event.key === 'ArrowUp' || event.key === 'ArrowDown') {
      event.preventDefault()
      step((event.key === 'ArrowUp' ? 1 : -1) * keyStep(event))
    }
  }

  function step(by: number) {
    const next = value + by
    if (next >= min && next <= max) onChange(next)
  }

  return (
    <span
      className={`planner-dimension ${isWrong || error ? 'is-wrong' : ''} ${isUpright ? 'is-upright' : ''}`}
      style={style}
    >
      <input
        aria-label={`${label}, in millimetres`}
        aria-invalid={isWrong || error !== '' ? true : undefined}
        aria-describedby={error ? `${id}-error` : undefined}
        inputMode={hasLetters ? 'text' : 'decimal'}
        enterKeyHint="done"
        autoComplete="off"
        value={typed ?? String(value)}
        onChange={({ target }) => setTyped(target.value)}
        onFocus={({ target }) => target.select()}
        onBlur={keep}
        onKeyDown={onKeyDown}
      />
      {/* Only for fingers: the arrow keys do the same. Without a pointer-down default the field keeps its focus. */}
      <span className="planner-touch-steps" onPointerDown={(event) => event.preventDefault()}>
        <button type="button" tabIndex={-1} aria-label={`${label}: 10 mm less`} onClick={() => step(-touchStep)}>
          −
        </button>
        <button type="button" tabIndex={-1} aria-label={`${label}: 10 mm more`} onClick={() => step(touchStep)}>
          +
        </button>
        <button
          type="button"
          tabIndex={-1}
          aria-label="Feet and inches"
          aria-pressed={hasLetters}
          onClick={() => onLetters(!hasLetters)}
        >
          ft
        </button>
      </span>
      {error && (
        <span id={`${id}-error`} role="alert" className="planner-dimension-error">
          {error}
        </span>
      )}
    </span>
  )
}

function group(value: number) {
  return value.toLocaleString('en-IN')
}
