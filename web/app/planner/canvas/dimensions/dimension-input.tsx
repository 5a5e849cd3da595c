import { useId } from 'react'
import { useLengthInput } from '../../use-length-input.ts'

type DimensionInputProps = {
  label: string
  value: number
  onChange: (value: number) => void
  isWrong?: boolean
  min?: number
  max?: number
  style: { left: number; top: number }
  /** Phones show the step buttons above and below the field instead of beside it. */
  isUpright?: boolean
  /** Whether a phone shows letters, for feet and inches, instead of the number keypad. */
  hasLetters: boolean
  onLetters: (hasLetters: boolean) => void
}

const touchStep = 10

/** A size on the drawing that is its own input field. */
export function DimensionInput(props: DimensionInputProps) {
  const { label, isWrong = false, style, isUpright = false, hasLetters, onLetters } = props
  const id = useId()
  const { error, step, input } = useLengthInput(props)
  return (
    <span
      className={`planner-dimension ${isWrong || error ? 'is-wrong' : ''} ${isUpright ? 'is-upright' : ''}`}
      style={style}
    >
      <input
        {...input}
        aria-label={`${label}, in millimetres`}
        aria-invalid={isWrong || error !== '' ? true : undefined}
        aria-describedby={error ? `${id}-error` : undefined}
        inputMode={hasLetters ? 'text' : 'decimal'}
        onFocus={({ target }) => target.select()}
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
        <span
          id={`${id}-error`}
          role="alert"
          className="absolute top-full left-1/2 z-3 -translate-x-1/2 bg-error px-2 py-1 text-label whitespace-nowrap text-raised"
        >
          {error}
        </span>
      )}
    </span>
  )
}
