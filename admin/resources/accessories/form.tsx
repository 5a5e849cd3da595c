import { maxContentLength } from '@house/contract/validation-limits'
import { FormTab, ReferenceInput, required, SelectInput } from 'react-admin'
import { useWatch } from 'react-hook-form'
import { ContentForm } from '../../components/forms/content-form.tsx'
import { HtmlInput } from '../../components/inputs/html-input.tsx'
import { Words } from '../../components/inputs/text-input.tsx'
import { PictureInput } from '../../components/media/image-input.tsx'
import { onTheSiteOnly } from '../../components/publishing/publication-status.tsx'

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
