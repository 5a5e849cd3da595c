import { designLimits } from '@house/contract/plans/design-options'
import { DesignError } from '@house/fenestration/design/parse-design'
import { parseLength } from '@house/fenestration/design/parse-length'
import { type KeyboardEvent, useEffect, useId, useState } from 'react'
import { keyStep } from './snap.ts'

type DimensionInputProps = {
  label: string
  value: number
  onChange: (value: number) => void
  isWrong?: boolean
  min?: number
  max?: number
  style: { left: number; top: number }
}

const { size } = designLimits

/** A size on the drawing that is its own input field. Enter keeps what was typed, Escape puts the old size back. */
export function DimensionInput(props: DimensionInputProps) {
  const { label, value, onChange, isWrong = false, min = size.min, max = size.max, style } = props
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
      const next = value + (event.key === 'ArrowUp' ? 1 : -1) * keyStep(event)
      if (next >= min && next <= max) onChange(next)
    }
  }

  return (
    <span className={`planner-dimension ${isWrong || error ? 'is-wrong' : ''}`} style={style}>
      <input
        aria-label={`${label}, in millimetres`}
        aria-invalid={isWrong || error !== '' ? true : undefined}
        aria-describedby={error ? `${id}-error` : undefined}
        inputMode="text"
        enterKeyHint="done"
        autoComplete="off"
        value={typed ?? String(value)}
        onChange={({ target }) => setTyped(target.value)}
        onFocus={({ target }) => target.select()}
        onBlur={keep}
        onKeyDown={onKeyDown}
      />
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
