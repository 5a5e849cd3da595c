import { trapField } from '@house/contract/enquiry-context'
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
          <input name={trapField} type="text" tabIndex={-1} autoComplete="off" />
        </label>
      </div>
      <input type="hidden" name="form_token" value={setting?.success === '1' ? setting.form_token : ''} />
      <input type="hidden" name="consent" value={privacy_version} />
    </>
  )
}
