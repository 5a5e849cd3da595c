import { maxContentLength } from '@house/contract/validation-limits'
import { SimpleForm, useRecordContext } from 'react-admin'
import { SaveDeleteToolbar, SimpleCreate, SimpleEdit } from '../../components/forms/simple-screens.tsx'
import { TextInput } from '../../components/inputs/text-input.tsx'

export function RedirectEdit() {
  return (
    <SimpleEdit>
      <RedirectForm />
    </SimpleEdit>
  )
}

export function RedirectCreate() {
  return (
    <SimpleCreate>
      <RedirectForm />
    </SimpleCreate>
  )
}

function RedirectForm() {
  return (
    <SimpleForm toolbar={<SaveDeleteToolbar />} warnWhenUnsavedChanges>
      <FromInput />
      <TextInput
        source="to_path"
        maxLength={maxContentLength.path}
        isRequired
        helperText="A path on this site, for example /about-us"
      />
    </SimpleForm>
  )
}

/** The key of the record, so it cannot change. */
function FromInput() {
  const isStored = useRecordContext()?.id !== undefined
  return <TextInput source="from_path" maxLength={maxContentLength.path} isRequired readOnly={isStored} />
}
