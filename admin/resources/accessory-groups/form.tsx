import { maxContentLength } from '@house/contract/validation-limits'
import { FormTab, ReferenceInput, required, SelectInput } from 'react-admin'
import { ContentForm } from '../../components/forms/content-form.tsx'
import { Words } from '../../components/inputs/text-input.tsx'
import { onTheSiteOnly } from '../../components/publishing/publication-status.tsx'

export function AccessoryGroupForm() {
  return (
    <ContentForm>
      <FormTab label="Basics">
        <Words source="title" max={maxContentLength.title} needed />
        <ReferenceInput
          source="accessory_category_id"
          reference="accessory-categories"
          filter={onTheSiteOnly}
          perPage={100}
        >
          <SelectInput label="Category" optionText="title" validate={required()} />
        </ReferenceInput>
      </FormTab>
    </ContentForm>
  )
}
