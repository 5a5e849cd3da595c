import { useId } from 'react'
import { fieldClass } from '../class-names.ts'
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
    <div className="grid gap-1.5">
      <label htmlFor={id} className="text-small font-semibold">
        {props.label}
      </label>
      <span className="flex items-center gap-2.5 text-ink-soft">
        <input
          {...input}
          className={`${fieldClass} w-24 font-medium`}
          id={id}
          inputMode="decimal"
          aria-invalid={error !== '' ? true : undefined}
          aria-describedby={`${id}-unit`}
          onFocus={({ target }) => target.select()}
        />
        <span id={`${id}-unit`}>mm</span>
      </span>
      {error && (
        <p role="alert" className="text-small text-error">
          {error}
        </p>
      )}
    </div>
  )
}
