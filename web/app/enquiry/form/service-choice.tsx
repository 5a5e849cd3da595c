import { maxLength } from '@house/contract/validation-limits'
import { Field, type FieldProps } from '../../ui/field.tsx'
import { RadioCard } from '../../ui/radio-card.tsx'
import { useServices } from '../services.ts'

export type ServiceChoiceProps = {
  chosen?: string | undefined
  detail: Pick<FieldProps, 'id' | 'name' | 'defaultValue' | 'error'>
}

/** CSS shows 'Please specify' while 'other' is selected, so that it works without JavaScript. */
export function ServiceChoice({ chosen, detail }: ServiceChoiceProps) {
  const services = useServices()
  // Where there is nothing to choose from, the visitor only specifies the service.
  const choices = services.length > 1 ? 'mt-1.5 grid gap-2 xs:grid-cols-2' : 'hidden'
  const initial = chosen && services.includes(chosen) ? chosen : services[0]
  return (
    <fieldset className="group/service min-w-0">
      <legend className="text-body leading-snug font-semibold">Service</legend>
      <div className={choices}>
        {services.map((service) => (
          <RadioCard key={service} name="required_service" value={service} defaultChecked={service === initial} />
        ))}
      </div>
      <Field
        {...detail}
        label="Please specify"
        autoComplete="off"
        enterKeyHint="send"
        maxLength={maxLength.serviceDetail}
        required
        className="mt-4 hidden group-has-[input[value=other]:checked]/service:block"
      />
    </fieldset>
  )
}
