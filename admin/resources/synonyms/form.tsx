import { maxContentLength } from '@house/contract/validation-limits'
import { SimpleForm, TextArrayInput, useRecordContext } from 'react-admin'
import { ContentCreate, ContentEdit, SaveOrDelete } from '../../components/forms/simple-screens.tsx'
import { Words } from '../../components/inputs/text-input.tsx'

export function SynonymEdit() {
  return (
    <ContentEdit>
      <SynonymForm />
    </ContentEdit>
  )
}

export function SynonymCreate() {
  return (
    <ContentCreate>
      <SynonymForm />
    </ContentCreate>
  )
}

function SynonymForm() {
  return (
    <SimpleForm toolbar={<SaveOrDelete />} warnWhenUnsavedChanges>
      <WordInput />
      <TextArrayInput source="means" label="Means" helperText="Words of the catalogue; Enter after each" />
    </SimpleForm>
  )
}

/** The word is the record's name, so it stays. */
function WordInput() {
  const isStored = useRecordContext()?.id !== undefined
  return (
    <Words source="word" label="When someone searches for" max={maxContentLength.place} needed readOnly={isStored} />
  )
}
