import { maxContent } from '@house/contract/limits'
import { ReferenceInput, required, SelectInput, SimpleForm } from 'react-admin'
import { useWatch } from 'react-hook-form'
import { ContentCreate, ContentEdit, SaveOrDelete } from '../../parts/content-screens.tsx'
import { HtmlInput } from '../../parts/html-input.tsx'
import { PictureInput } from '../../parts/picture-input.tsx'
import { Words } from '../../parts/text-inputs.tsx'

export function AccessoryEdit() {
  return (
    <ContentEdit>
      <AccessoryForm />
    </ContentEdit>
  )
}

export function AccessoryCreate() {
  return (
    <ContentCreate>
      <AccessoryForm />
    </ContentCreate>
  )
}

function AccessoryForm() {
  return (
    <SimpleForm toolbar={<SaveOrDelete />} warnWhenUnsavedChanges>
      <Words source="title" max={maxContent.title} needed />
      <ReferenceInput source="accessory_category_id" reference="accessory-categories" perPage={100}>
        <SelectInput label="Category" optionText="title" validate={required()} />
      </ReferenceInput>
      <GroupInput />
      <HtmlInput source="description" />
      <PictureInput source="image" label="Picture" />
    </SimpleForm>
  )
}

/** Some categories are divided into groups. */
function GroupInput() {
  const accessory_category_id = useWatch({ name: 'accessory_category_id' })
  return (
    <ReferenceInput
      source="accessory_sub_category_id"
      reference="accessory-groups"
      filter={{ accessory_category_id }}
      enableGetChoices={() => Boolean(accessory_category_id)}
      perPage={100}
    >
      <SelectInput label="Group" optionText="title" helperText="Only where the category has groups" />
    </ReferenceInput>
  )
}
