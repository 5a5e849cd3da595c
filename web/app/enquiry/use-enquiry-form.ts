import type { DealerFields } from '@house/contract/enquiry/rules'
import type { EnquiryActionData } from './enquiry-action.ts'
import type { EnquiryKind } from './enquiry-submitter.ts'
import { useEnquirySubmit } from './use-enquiry-submit.ts'

export type EnquiryFormOptions = {
  idPrefix: string
  /** Action data of a submission without JavaScript. */
  actionData: EnquiryActionData | undefined
  onSent: (message: string) => void
}

/** The attributes of a form and its fields. Without JavaScript the form posts to its own page. */
export function useEnquiryForm(kind: EnquiryKind, { idPrefix, actionData, onSent }: EnquiryFormOptions) {
  const { result, isSending, onSubmit, onInput, onFocus } = useEnquirySubmit(kind, { initial: actionData, onSent })
  const id = `${idPrefix}-form`
  return {
    result,
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
      defaultValue: actionData?.values[name],
      error: result.failure?.field === name ? result.failure.message : undefined,
    }),
  }
}
