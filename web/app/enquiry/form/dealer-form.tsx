import { dealerType } from '@house/contract/enquiry/options'
import { maxLength } from '@house/contract/validation-limits'
import { useToast } from '../../toast/toast-context.tsx'
import { Field } from '../../ui/field.tsx'
import type { EnquiryActionData } from '../enquiry-action.ts'
import { useEnquiryForm } from '../use-enquiry-form.ts'
import { FormFooter } from './form-footer.tsx'
import { FormMessage } from './form-message.tsx'
import { PhoneField } from './phone-field.tsx'
import { ServiceChoice } from './service-choice.tsx'

/** `actionData` is the result of a submission without JavaScript. */
export function DealerForm({ actionData }: { actionData?: EnquiryActionData | undefined }) {
  const { showSuccess } = useToast()
  const options = { idPrefix: 'dealer', actionData, onSent: showSuccess }
  const { result, isSending, form, field } = useEnquiryForm('dealer', options)
  return (
    <form aria-label="Dealership enquiry" className="grid gap-5" {...form}>
      <FormMessage {...result} />
      <input type="hidden" name="type" value={dealerType} />
      <div className="grid gap-5 sm:grid-cols-2">
        <Field
          {...field('customer_name')}
          label="Name"
          autoComplete="name"
          enterKeyHint="next"
          maxLength={maxLength.name}
          required
        />
        <PhoneField {...field('phone_number')} />
        <Field
          {...field('state')}
          label="State"
          autoComplete="address-level1"
          enterKeyHint="next"
          maxLength={maxLength.state}
          required
        />
        <Field
          {...field('city')}
          label="City"
          autoComplete="address-level2"
          enterKeyHint="next"
          maxLength={maxLength.city}
          required
        />
      </div>
      <Field
        {...field('email')}
        label="Email"
        type="email"
        inputMode="email"
        autoComplete="email"
        enterKeyHint="next"
        placeholder="name@example.com"
        maxLength={maxLength.email}
      />
      <ServiceChoice chosen={actionData?.values.required_service} detail={field('otherdescription')} />
      <Field
        {...field('comment')}
        label="Comment"
        autoComplete="off"
        enterKeyHint="send"
        maxLength={maxLength.comment}
      />
      <FormFooter isSending={isSending} />
    </form>
  )
}
