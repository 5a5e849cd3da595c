import { enquiryFormAnchor } from '@house/contract/urls'
import type { EnquiryActionData } from '../../enquiry/enquiry-action.ts'
import { EnquiryForm } from '../../enquiry/form/enquiry-form.tsx'
import { useToast } from '../../toast/toast-context.tsx'

/** `actionData` is the result of a submission without JavaScript. */
export function EnquirySection({ actionData }: { actionData: EnquiryActionData | undefined }) {
  const { showSuccess } = useToast()
  return (
    <section
      id={enquiryFormAnchor}
      aria-labelledby="enquiry-heading"
      className="self-start border border-hairline bg-raised p-6 sm:p-10 lg:p-12"
    >
      <h2 id="enquiry-heading" className="text-[clamp(1.625rem,1.3rem+1.3vw,2.25rem)]">
        Tell us what you need
      </h2>
      <p className="mt-3 mb-8 text-ink-soft">We call back within one working day.</p>
      <EnquiryForm idPrefix="contact" actionData={actionData} onSent={showSuccess} />
    </section>
  )
}
