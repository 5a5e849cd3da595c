import { designLimits } from '@house/contract/plans/design-options'

type QuantityStepperProps = { name: string; value: number; onChange: (value: number) => void; className?: string }

const step = 'size-11 flex-none disabled:text-disabled'

/** How many pieces of an opening. At one, less is off: deleting has a button of its own. */
export function QuantityStepper({ name, value, onChange, className = '' }: QuantityStepperProps) {
  return (
    <fieldset
      className={`flex w-fit flex-none rounded-frame border border-hairline bg-raised ${className}`}
      aria-label={`How many of ${name}`}
    >
      <button
        type="button"
        aria-label="One less"
        className={step}
        disabled={value === 1}
        onClick={() => onChange(value - 1)}
      >
        −
      </button>
      <output className="grid w-10 flex-none place-items-center border-x border-hairline font-semibold">{value}</output>
      <button
        type="button"
        aria-label="One more"
        className={step}
        disabled={value === designLimits.quantity}
        onClick={() => onChange(value + 1)}
      >
        +
      </button>
    </fieldset>
  )
}
