import type { EnquiryActionData } from '../../enquiry/enquiry-action.ts'
import { DealerForm } from '../../enquiry/form/dealer-form.tsx'

export const dealerFormAnchor = 'dealer-enquiry'

/** `actionData` is the result of a submission without JavaScript. */
export function DealerFormSection({ actionData }: { actionData: EnquiryActionData | undefined }) {
  return (
    <section
      id={dealerFormAnchor}
      aria-labelledby="dealer-heading"
      className="self-start rounded-tile border border-hairline bg-raised p-6 sm:p-10 lg:p-12"
    >
      <h2 id="dealer-heading" className="mb-8 text-[clamp(1.625rem,1.3rem+1.3vw,2.25rem)]">
        Tell us about your project
      </h2>
      <DealerForm actionData={actionData} />
    </section>
  )
}
