import { maxContentLength } from '@house/contract/validation-limits'
import { FormTab, NumberInput, required, SelectInput } from 'react-admin'
import { ContentForm } from '../../components/forms/content-form.tsx'
import { Words } from '../../components/inputs/text-input.tsx'

export function OfficeForm() {
  return (
    <ContentForm page={() => '/locate-us/'}>
      <FormTab label="Basics">
        <Words source="name" max={maxContentLength.title} needed />
        <SelectInput source="kind" choices={kinds} validate={required()} />
        <Words source="address" max={maxContentLength.address} multiline needed />
        <Words source="city" max={maxContentLength.place} />
        <Words source="phone" max={maxContentLength.phone} />
        <Words source="hours" max={maxContentLength.title} />
        <NumberInput source="latitude" min={-90} max={90} validate={required()} />
        <NumberInput source="longitude" min={-180} max={180} validate={required()} />
      </FormTab>
    </ContentForm>
  )
}

export const kinds = [
  { id: 'head-office', name: 'Head office' },
  { id: 'fabrication-unit', name: 'Fabrication unit' },
  { id: 'showroom', name: 'Showroom' },
]
