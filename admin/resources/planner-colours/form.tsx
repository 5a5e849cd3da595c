import { designLimits } from '@house/contract/plans/design-options'
import { urls } from '@house/contract/urls'
import { maxContentLength } from '@house/contract/validation-limits'
import { BooleanInput, FormTab } from 'react-admin'
import { ContentForm } from '../../components/forms/content-form.tsx'
import { TextInput } from '../../components/inputs/text-input.tsx'

export function ColourForm() {
  return (
    <ContentForm pageUrl={() => urls.planner}>
      <FormTab label="General">
        <TextInput source="name" maxLength={maxContentLength.name} isRequired focusOnCreate />
        <TextInput source="key" maxLength={designLimits.key} isRequired helperText="Systems and plans refer to it" />
        <TextInput source="hex" maxLength={7} isRequired helperText="Such as #40474d" />
        <BooleanInput
          source="foil"
          defaultValue={false}
          helperText="Takes up more heat, which some systems answer with smaller sashes"
        />
      </FormTab>
    </ContentForm>
  )
}
