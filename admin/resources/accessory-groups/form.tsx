import { maxContent } from '@house/contract/limits'
import { ReferenceInput, required, SelectInput, SimpleForm } from 'react-admin'
import { ContentCreate, ContentEdit, SaveOrDelete } from '../../parts/content-screens.tsx'
import { Words } from '../../parts/text-inputs.tsx'

export function AccessoryGroupEdit() {
  return (
    <ContentEdit>
      <AccessoryGroupForm />
    </ContentEdit>
  )
}

export function AccessoryGroupCreate() {
  return (
    <ContentCreate>
      <AccessoryGroupForm />
    </ContentCreate>
  )
}

function AccessoryGroupForm() {
  return (
    <SimpleForm toolbar={<SaveOrDelete />} warnWhenUnsavedChanges>
      <Words source="title" max={maxContent.title} needed />
      <ReferenceInput source="accessory_category_id" reference="accessory-categories" perPage={100}>
        <SelectInput label="Category" optionText="title" validate={required()} />
      </ReferenceInput>
    </SimpleForm>
  )
}
