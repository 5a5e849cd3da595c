import { maxContentLength } from '@house/contract/validation-limits'
import { SimpleForm, TextArrayInput, useRecordContext } from 'react-admin'
import { SaveDeleteToolbar, SimpleCreate, SimpleEdit } from '../../components/forms/simple-screens.tsx'
import { TextInput } from '../../components/inputs/text-input.tsx'

export function SynonymEdit() {
  return (
    <SimpleEdit>
      <SynonymForm />
    </SimpleEdit>
  )
}

export function SynonymCreate() {
  return (
    <SimpleCreate>
      <SynonymForm />
    </SimpleCreate>
  )
}

function SynonymForm() {
  return (
    <SimpleForm toolbar={<SaveDeleteToolbar />} warnWhenUnsavedChanges>
      <WordInput />
      <TextArrayInput source="means" helperText="Words used in the catalogue. Press Enter after each." />
    </SimpleForm>
  )
}

/** The key of the record, so it cannot change. */
function WordInput() {
  const isStored = useRecordContext()?.id !== undefined
  return <TextInput source="word" maxLength={maxContentLength.synonym} isRequired readOnly={isStored} />
}
