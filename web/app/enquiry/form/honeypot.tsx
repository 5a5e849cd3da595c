import { formTokenSlot } from '@house/contract/enquiry/form-token'
import { useCompany } from '../../site-data/site-data.ts'
import { spamCheckFields } from '../form-field-names.ts'

/** A honeypot, a form token and the accepted privacy version; they are submitted without JavaScript too. */
export function SpamCheckFields() {
  const { privacy_version } = useCompany()
  return (
    <>
      <div className="absolute -left-[200vw] size-px overflow-hidden" inert>
        <label>
          Leave this empty
          <input
            name={spamCheckFields.honeypot}
            tabIndex={-1}
            autoComplete="off"
            data-1p-ignore
            data-lpignore="true"
            data-bwignore
          />
        </label>
      </div>
      <FormTokenField />
      <input type="hidden" name={spamCheckFields.consent} value={privacy_version} />
    </>
  )
}

/** Not controlled by React: the server inserts the token into the cached page. */
function FormTokenField() {
  const token = typeof window === 'undefined' ? formTokenSlot : ''
  const html = `<input type="hidden" name="${spamCheckFields.token}" value="${token}">`
  return <span hidden suppressHydrationWarning dangerouslySetInnerHTML={{ __html: html }} />
}
