import { enquiryFormAnchor } from '@house/contract/urls'
import { EnquiryForm } from '../../components/enquiry-form.tsx'
import { useNotice } from '../../data/notice.tsx'
import type { EnquiryAnswer } from '../../data/receive-enquiry.ts'

/** `answer` is what the page came with, when the form was sent without JavaScript. */
export function EnquirySection({ answer }: { answer: EnquiryAnswer | undefined }) {
  const { showSuccess } = useNotice()
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
      <EnquiryForm idPrefix="contact" answer={answer} onSent={showSuccess} />
    </section>
  )
}
