import { maxContentLength } from '@house/contract/validation-limits'
import { FormTab, ReferenceInput, required, SelectInput } from 'react-admin'
import { useWatch } from 'react-hook-form'
import { ContentForm } from '../../parts/content-form.tsx'
import { HtmlInput } from '../../parts/html-input.tsx'
import { PictureInput } from '../../parts/picture-input.tsx'
import { onTheSiteOnly } from '../../parts/state.tsx'
import { Words } from '../../parts/text-inputs.tsx'

export function AccessoryForm() {
  return (
    <ContentForm>
      <FormTab label="Basics">
        <Words source="title" max={maxContentLength.title} needed isFirst />
        <ReferenceInput
          source="accessory_category_id"
          reference="accessory-categories"
          filter={onTheSiteOnly}
          perPage={100}
        >
          <SelectInput label="Category" optionText="title" validate={required()} />
        </ReferenceInput>
        <GroupInput />
        <HtmlInput source="description" />
        <PictureInput source="image" label="Picture" />
      </FormTab>
    </ContentForm>
  )
}

/** Some categories are divided into groups. */
function GroupInput() {
  const accessory_category_id = useWatch({ name: 'accessory_category_id' })
  return (
    <ReferenceInput
      source="accessory_sub_category_id"
      reference="accessory-groups"
      filter={{ accessory_category_id, ...onTheSiteOnly }}
      enableGetChoices={() => Boolean(accessory_category_id)}
      perPage={100}
    >
      <SelectInput label="Group" optionText="title" helperText="Only where the category has groups" />
    </ReferenceInput>
  )
}
