import { maxContentLength } from '@house/contract/validation-limits'
import { FormTab, ReferenceInput, required, SelectInput } from 'react-admin'
import { ContentForm } from '../../components/forms/content-form.tsx'
import { TextInput } from '../../components/inputs/text-input.tsx'
import { publishedOnly } from '../../components/publishing/publication-status.tsx'

export function AccessoryGroupForm() {
  return (
    <ContentForm>
      <FormTab label="General">
        <TextInput source="title" maxLength={maxContentLength.title} isRequired />
        <ReferenceInput
          source="accessory_category_id"
          reference="accessory-categories"
          filter={publishedOnly}
          perPage={100}
        >
          <SelectInput label="Category" optionText="title" validate={required()} />
        </ReferenceInput>
      </FormTab>
    </ContentForm>
  )
}
