import { maxInput } from '@house/contract/validation-limits'
import { SimpleForm, useRecordContext } from 'react-admin'
import { ContentCreate, ContentEdit, SaveOrDelete } from '../../components/forms/simple-screens.tsx'
import { Words } from '../../components/inputs/text-input.tsx'

export function RedirectEdit() {
  return (
    <ContentEdit>
      <RedirectForm />
    </ContentEdit>
  )
}

export function RedirectCreate() {
  return (
    <ContentCreate>
      <RedirectForm />
    </ContentCreate>
  )
}

function RedirectForm() {
  return (
    <SimpleForm toolbar={<SaveOrDelete />} warnWhenUnsavedChanges>
      <FromInput />
      <Words
        source="to_path"
        label="Leads to"
        max={maxInput.slug}
        needed
        helperText="A page of this site, like /about-us"
      />
    </SimpleForm>
  )
}

/** The address is the record's name, so it stays. */
function FromInput() {
  const isStored = useRecordContext()?.id !== undefined
  return <Words source="from_path" label="Old address" max={maxInput.slug} needed readOnly={isStored} />
}
