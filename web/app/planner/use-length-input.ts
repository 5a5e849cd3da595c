import { designLimits } from '@house/contract/plans/design-options'
import { DesignError, grouped } from '@house/fenestration/design/parse-design'
import { parseLength } from '@house/fenestration/design/parse-length'
import { type ChangeEvent, type KeyboardEvent, useEffect, useState } from 'react'
import { keyStep } from './snap.ts'
import { undoesPlan } from './use-undo-keys.ts'

type LengthInput = { value: number; onChange: (value: number) => void; min?: number; max?: number }

const { size } = designLimits

/** An input of a length in millimetres. Enter keeps what was typed, Escape puts the old size back, arrows change it in steps. */
export function useLengthInput({ value, onChange, min = size.min, max = size.max }: LengthInput) {
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
      if (length < min || length > max) throw new DesignError(`Between ${grouped(min)} and ${grouped(max)} mm`)
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

  return {
    error,
    step,
    input: {
      ...undoesPlan(typed !== null),
      autoComplete: 'off',
      enterKeyHint: 'done' as const,
      value: typed ?? String(value),
      onChange: ({ target }: ChangeEvent<HTMLInputElement>) =>
        setTyped(target.value === String(value) ? null : target.value),
      onBlur: keep,
      onKeyDown,
    },
  }
}
