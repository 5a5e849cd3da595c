import { type KeyboardEvent, useEffect, useState } from 'react'
import { undoesPlan } from './use-undo-keys.ts'

type EditableTextProps = {
  /** For a label elsewhere on the screen. */
  id?: string
  label: string
  value: string
  onChange: (value: string) => void
  className?: string
  max?: number
}

/** A name that is changed by clicking it. Empty or cancelled, the old one stays. */
export function EditableText({ id, label, value, onChange, className = '', max = 40 }: EditableTextProps) {
  const [typed, setTyped] = useState(value)
  useEffect(() => setTyped(value), [value])
  function keep() {
    const next = typed.trim()
    if (next === '') setTyped(value)
    else if (next !== value) onChange(next)
  }
  function onKeyDown({ key, currentTarget }: KeyboardEvent<HTMLInputElement>) {
    if (key === 'Enter') currentTarget.blur()
    if (key === 'Escape') setTyped(value)
  }
  return (
    <input
      id={id}
      {...undoesPlan(typed !== value)}
      aria-label={label}
      className={`planner-text ${className}`}
      value={typed}
      maxLength={max}
      size={Math.max(1, typed.length)}
      onChange={({ target }) => setTyped(target.value)}
      onBlur={keep}
      onKeyDown={onKeyDown}
    />
  )
}
