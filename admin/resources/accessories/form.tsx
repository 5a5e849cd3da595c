import { maxContentLength } from '@house/contract/validation-limits'
import { FormTab, ReferenceInput, required, SelectInput } from 'react-admin'
import { useWatch } from 'react-hook-form'
import { ContentForm } from '../../components/forms/content-form.tsx'
import { HtmlInput } from '../../components/inputs/html-input.tsx'
import { TextInput } from '../../components/inputs/text-input.tsx'
import { ImageInput } from '../../components/media/image-input.tsx'
import { publishedOnly } from '../../components/publishing/publication-status.tsx'

export function AccessoryForm() {
  return (
    <ContentForm>
      <FormTab label="General">
        <TextInput source="title" maxLength={maxContentLength.title} isRequired focusOnCreate />
        <ReferenceInput
          source="accessory_category_id"
          reference="accessory-categories"
          filter={publishedOnly}
          perPage={100}
        >
          <SelectInput label="Category" optionText="title" validate={required()} />
        </ReferenceInput>
        <GroupInput />
        <HtmlInput source="description" />
        <ImageInput source="image" />
      </FormTab>
    </ContentForm>
  )
}

function GroupInput() {
  const accessory_category_id = useWatch({ name: 'accessory_category_id' })
  return (
    <ReferenceInput
      source="accessory_sub_category_id"
      reference="accessory-groups"
      filter={{ accessory_category_id, ...publishedOnly }}
      enableGetChoices={() => Boolean(accessory_category_id)}
      perPage={100}
    >
      <SelectInput label="Group" optionText="title" helperText="For categories with groups" />
    </ReferenceInput>
  )
}
