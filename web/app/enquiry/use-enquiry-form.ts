import type { DealerFields } from '@house/contract/enquiry/rules'
import type { EnquiryActionData } from './enquiry-action.ts'
import type { EnquiryKind } from './enquiry-submitter.ts'
import { useEnquirySubmit } from './use-enquiry-submit.ts'

export type EnquiryFormOptions = {
  idPrefix: string
  /** Action data of a submission without JavaScript. */
  answer: EnquiryActionData | undefined
  onSent: (message: string) => void
}

/** The attributes of a form and its fields. Without JavaScript the form posts to its own page. */
export function useEnquiryForm(kind: EnquiryKind, { idPrefix, answer, onSent }: EnquiryFormOptions) {
  const { outcome, isSending, onSubmit, onInput, onFocus } = useEnquirySubmit(kind, { before: answer, onSent })
  const id = `${idPrefix}-form`
  return {
    outcome,
    isSending,
    form: {
      id,
      method: 'post',
      // The current page, with its campaign parameters.
      action: `#${id}`,
      noValidate: true,
      onSubmit,
      onInput,
      onFocus,
    } as const,
    field: (name: keyof DealerFields) => ({
      id: `${idPrefix}-${name}`,
      name,
      defaultValue: answer?.values[name],
      error: outcome.failure?.field === name ? outcome.failure.message : undefined,
    }),
  }
}
