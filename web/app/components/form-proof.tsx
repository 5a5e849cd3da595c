import { formTokenSlot } from '@house/contract/form-token'
import { proofFields } from '../data/enquiry-entries.ts'
import { useCompany } from '../data/site.ts'

/** Tells people from programs without asking anything of people; what it holds goes along where there is no JavaScript. */
export function FormProof() {
  const { privacy_version } = useCompany()
  return (
    <>
      <div className="absolute -left-[200vw] size-px overflow-hidden" inert>
        <label>
          Leave this empty
          <input
            name={proofFields.trap}
            tabIndex={-1}
            autoComplete="off"
            data-1p-ignore
            data-lpignore="true"
            data-bwignore
          />
        </label>
      </div>
      <TokenOfPage />
      <input type="hidden" name={proofFields.consent} value={privacy_version} />
    </>
  )
}

/** Out of React's hands: the server puts the token in after the page was rendered. */
function TokenOfPage() {
  const token = typeof window === 'undefined' ? formTokenSlot : ''
  const html = `<input type="hidden" name="${proofFields.token}" value="${token}">`
  return <span hidden suppressHydrationWarning dangerouslySetInnerHTML={{ __html: html }} />
}
