import { enquiryFormAnchor } from '@house/contract/urls'
import type { EnquiryActionData } from '../../enquiry/enquiry-action.ts'
import { EnquiryForm } from '../../enquiry/form/enquiry-form.tsx'
import { useCompany } from '../../site-data/site-data.ts'
import { useToast } from '../../toast/toast-context.tsx'

/** `actionData` is the result of a submission without JavaScript. */
export function EnquirySection({ actionData }: { actionData: EnquiryActionData | undefined }) {
  const { showSuccess } = useToast()
  const { response_promise } = useCompany()
  return (
    <section
      id={enquiryFormAnchor}
      aria-labelledby="enquiry-heading"
      className="self-start rounded-tile border border-hairline bg-raised p-6 sm:p-10 lg:p-12"
    >
      <h2 id="enquiry-heading" className="text-[clamp(1.625rem,1.3rem+1.3vw,2.25rem)]">
        Tell us what you need
      </h2>
      {response_promise && <p className="mt-3 text-ink-soft">{response_promise}</p>}
      <div className="mt-8">
        <EnquiryForm idPrefix="contact" actionData={actionData} onSent={showSuccess} />
      </div>
    </section>
  )
}
