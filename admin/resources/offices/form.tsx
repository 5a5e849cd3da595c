import { officeKindLabels, officeKinds } from '@house/contract/office-kinds'
import { urls } from '@house/contract/urls'
import { maxContentLength } from '@house/contract/validation-limits'
import { FormTab, NumberInput, required, SelectInput } from 'react-admin'
import { ContentForm } from '../../components/forms/content-form.tsx'
import { TextInput } from '../../components/inputs/text-input.tsx'
import { PinInput } from './pin-input.tsx'

export function OfficeForm() {
  return (
    <ContentForm pageUrl={() => urls.locate}>
      <FormTab label="General">
        <TextInput source="name" maxLength={maxContentLength.title} isRequired />
        <SelectInput source="kind" choices={kinds} validate={required()} />
        <TextInput source="address" maxLength={maxContentLength.address} multiline isRequired />
        <TextInput source="city" maxLength={maxContentLength.name} />
        <TextInput source="phone" maxLength={maxContentLength.phone} />
        <TextInput source="hours" maxLength={maxContentLength.title} />
        <NumberInput
          source="latitude"
          min={-90}
          max={90}
          helperText="Empty: the office is not on the map, and directions lead to its address"
        />
        <NumberInput source="longitude" min={-180} max={180} />
        <PinInput />
      </FormTab>
    </ContentForm>
  )
}

export const kinds = officeKinds.map((kind) => ({ id: kind, name: officeKindLabels[kind] }))
