import type { ReactNode } from 'react'

type OptionProps = { isChosen: boolean; onChoose: () => void; className?: string; label?: string; children: ReactNode }

/** One of several things to choose from. */
export function Option({ isChosen, onChoose, className = '', label, children }: OptionProps) {
  return (
    <button
      type="button"
      aria-pressed={isChosen}
      aria-label={label}
      className={`planner-option ${className}`}
      onClick={onChoose}
    >
      {children}
    </button>
  )
}
