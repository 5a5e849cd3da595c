import './quantity-stepper.css'
import { designLimits } from '@house/contract/plans/design-options'

type QuantityStepperProps = { name: string; value: number; onChange: (value: number) => void }

/** How many pieces of an opening. At one, less is off: deleting has a button of its own. */
export function QuantityStepper({ name, value, onChange }: QuantityStepperProps) {
  return (
    <fieldset className="planner-stepper" aria-label={`How many of ${name}`}>
      <button type="button" aria-label="One less" disabled={value === 1} onClick={() => onChange(value - 1)}>
        −
      </button>
      <output>{value}</output>
      <button
        type="button"
        aria-label="One more"
        disabled={value === designLimits.quantity}
        onClick={() => onChange(value + 1)}
      >
        +
      </button>
    </fieldset>
  )
}
