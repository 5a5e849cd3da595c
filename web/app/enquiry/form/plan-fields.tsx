import { maxLength } from '@house/contract/validation-limits'
import { Field, type FieldProps } from '../../ui/field.tsx'
import { planFieldName } from '../form-field-names.ts'
import { useServices } from '../services.ts'

type PlanFieldsProps = {
  code: string
  service: string | undefined
  wish: Pick<FieldProps, 'id' | 'name' | 'defaultValue' | 'error'>
}

/** Instead of the services when a plan is sent: the plan says what is needed. */
export function PlanFields({ code, service, wish }: PlanFieldsProps) {
  const [first] = useServices()
  return (
    <>
      <input type="hidden" name={planFieldName} value={code} />
      <input type="hidden" name="required_service" value={service ?? first} />
      <Field {...wish} label="A wish or a question" enterKeyHint="send" maxLength={maxLength.serviceDetail} />
      <p className="border border-hairline bg-stone px-4 py-3 text-body">
        Your plan <b className="font-semibold">{code}</b> is sent along.
      </p>
    </>
  )
}
