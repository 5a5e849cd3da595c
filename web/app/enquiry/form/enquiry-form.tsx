import { otherService } from '@house/contract/enquiry/options'
import { maxLength } from '@house/contract/validation-limits'
import { useEffect, useRef, useState } from 'react'
import { Field } from '../../ui/field.tsx'
import type { EnquiryActionData } from '../enquiry-action.ts'
import { projectFieldName } from '../form-field-names.ts'
import { useEnquiryForm } from '../use-enquiry-form.ts'
import { FormFooter } from './form-footer.tsx'
import { FormMessage } from './form-message.tsx'
import { PhoneField } from './phone-field.tsx'
import { PlanFields } from './plan-fields.tsx'
import { ServiceChoice } from './service-choice.tsx'

export type EnquiryFormProps = {
  idPrefix: string
  initialService?: string | undefined
  initialDetail?: string | undefined
  /** The saved plan that is sent along. */
  planCode?: string | undefined
  /** Action data of a submission without JavaScript. */
  actionData?: EnquiryActionData | undefined
  onSent: (message: string) => void
}

/** The form of the modal and of the contact page. Uncontrolled inputs keep what was typed before hydration. */
export function EnquiryForm(props: EnquiryFormProps) {
  const { idPrefix, initialService, initialDetail, planCode, actionData, onSent } = props
  const { result, isSending, form, field } = useEnquiryForm('enquiry', { idPrefix, actionData, onSent })
  const ref = useRef<HTMLFormElement>(null)
  const [project, setProject] = useState('')
  useEffect(() => {
    const choice = ref.current?.elements.namedItem('required_service')
    if (initialService && choice instanceof RadioNodeList) choice.value = initialService
    if (!initialDetail) return
    const detail = initialDetail.slice(0, maxLength.serviceDetail)
    const specified = ref.current?.elements.namedItem('otherdescription')
    if (initialService !== otherService) setProject(detail)
    else if (specified instanceof HTMLInputElement) specified.value = detail
  }, [initialService, initialDetail])
  return (
    <form ref={ref} aria-label="Enquiry" className="group/form grid gap-4" {...form}>
      <FormMessage {...result} />
      {/* Side by side on laptops with little height, so that the submit button is visible. */}
      <div className="grid gap-4 [@media(min-width:48rem)_and_(max-height:46rem)]:grid-cols-2">
        <Field
          {...field('customer_name')}
          label="Name"
          autoComplete="name"
          enterKeyHint="next"
          maxLength={maxLength.name}
          required
        />
        <PhoneField {...field('phone_number')} />
      </div>
      <Field
        {...field('email')}
        label="Email"
        type="email"
        inputMode="email"
        autoComplete="email"
        enterKeyHint="send"
        placeholder="name@example.com"
        maxLength={maxLength.email}
      />
      {planCode ? (
        <PlanFields
          code={planCode}
          service={initialService}
          wish={{ ...field('otherdescription'), name: projectFieldName }}
        />
      ) : (
        <ServiceChoice
          chosen={actionData?.values.required_service ?? initialService}
          detail={field('otherdescription')}
        />
      )}
      {project && (
        <Field
          key={project}
          id={`${idPrefix}-project`}
          name={projectFieldName}
          defaultValue={project}
          label="About your project"
          enterKeyHint="send"
          maxLength={maxLength.serviceDetail}
          className="group-has-[input[value=other]:checked]/form:hidden"
        />
      )}
      <FormFooter isSending={isSending} label={planCode && 'Send this plan'} />
    </form>
  )
}
