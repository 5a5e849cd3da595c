import { proofFields } from '../data/enquiry-forms.ts'
import { useCompany, useRoot } from '../data/site.ts'

/** Tells people from programs without asking anything of people; what it holds goes along where there is no JavaScript. */
export function FormProof() {
  const { setting } = useRoot()
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
      <input type="hidden" name={proofFields.token} value={setting?.success === '1' ? setting.form_token : ''} />
      <input type="hidden" name={proofFields.consent} value={privacy_version} />
    </>
  )
}
