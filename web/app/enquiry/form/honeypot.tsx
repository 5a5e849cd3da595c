import { formTokenSlot } from '@house/contract/form-token'
import { useCompany } from '../../site-data/site-data.ts'
import { spamCheckFields } from '../form-field-names.ts'

/** Tells people from programs without asking anything of people; what it holds goes along where there is no JavaScript. */
export function SpamCheckFields() {
  const { privacy_version } = useCompany()
  return (
    <>
      <div className="absolute -left-[200vw] size-px overflow-hidden" inert>
        <label>
          Leave this empty
          <input
            name={spamCheckFields.trap}
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

/** Out of React's hands: the server puts the token in after the page was rendered. */
function FormTokenField() {
  const token = typeof window === 'undefined' ? formTokenSlot : ''
  const html = `<input type="hidden" name="${spamCheckFields.token}" value="${token}">`
  return <span hidden suppressHydrationWarning dangerouslySetInnerHTML={{ __html: html }} />
}
