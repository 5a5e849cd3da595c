import './length-field.css'
import { useId } from 'react'
import { useLengthInput } from '../use-length-input.ts'

type LengthFieldProps = {
  label: string
  value: number
  onChange: (value: number) => void
  min: number
  max: number
}

/** A length with its label. */
export function LengthField(props: LengthFieldProps) {
  const id = useId()
  const { error, input } = useLengthInput(props)
  return (
    <div className="planner-length">
      <label htmlFor={id}>{props.label}</label>
      <span>
        <input
          {...input}
          id={id}
          inputMode="decimal"
          aria-invalid={error !== '' ? true : undefined}
          aria-describedby={`${id}-unit`}
          onFocus={({ target }) => target.select()}
        />
        <span id={`${id}-unit`}>mm</span>
      </span>
      {error && <p role="alert">{error}</p>}
    </div>
  )
}
