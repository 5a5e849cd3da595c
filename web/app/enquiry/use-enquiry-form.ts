import type { DealerFields } from '@house/contract/enquiry-rules'
import type { EnquiryActionData } from './enquiry-action.ts'
import type { EnquiryKind } from './enquiry-submitter.ts'
import { useEnquirySubmit } from './use-enquiry-submit.ts'

export type EnquiryFormOptions = {
  idPrefix: string
  /** What the page came with, when the form was sent without JavaScript. */
  answer: EnquiryActionData | undefined
  onSent: (message: string) => void
}

/** The attributes of a form and of its fields. Without JavaScript the form posts to the page it stands on. */
export function useEnquiryForm(kind: EnquiryKind, { idPrefix, answer, onSent }: EnquiryFormOptions) {
  const { outcome, isSending, onSubmit, onInput, onFocus } = useEnquirySubmit(kind, { before: answer, onSent })
  const id = `${idPrefix}-form`
  return {
    outcome,
    isSending,
    form: {
      id,
      method: 'post',
      // The page it stands on, with the campaign in its address.
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
