import { designLimits } from '@house/contract/plans/design-options'
import { glassPurposes } from '@house/contract/plans/planner-part-options'
import { urls } from '@house/contract/urls'
import { maxContentLength } from '@house/contract/validation-limits'
import { BooleanInput, FormTab, NumberInput, required, SelectArrayInput, SelectInput } from 'react-admin'
import { ContentForm } from '../../components/forms/content-form.tsx'
import { ArrayInput } from '../../components/inputs/array-input.tsx'
import { SourcedInput } from '../../components/inputs/sourced-input.tsx'
import { TextInput } from '../../components/inputs/text-input.tsx'

export function GlazingForm() {
  return (
    <ContentForm pageUrl={() => urls.planner}>
      <FormTab label="General">
        <TextInput source="name" maxLength={maxContentLength.name} isRequired focusOnCreate />
        <TextInput source="key" maxLength={designLimits.key} isRequired helperText="Plans refer to it" />
        <TextInput source="description" maxLength={maxContentLength.short} />
        <SelectArrayInput source="purposes" choices={purposes} helperText="The first one suits best" />
        <ArrayInput source="layers" label="Layers, from the outside" itemName="layer" inline>
          <SelectInput source="kind" choices={layerKinds} validate={required()} />
          <NumberInput source="mm" label="Millimetres" min={0} step="any" validate={required()} />
        </ArrayInput>
        <BooleanInput source="low_e" defaultValue={false} />
        <BooleanInput source="safety" defaultValue={false} helperText="Toughened or laminated" />
        <BooleanInput source="frosted" defaultValue={false} />
      </FormTab>
      <FormTab label="Figures">
        <SourcedInput source="ug" label="Ug, W/m²K" />
        <SourcedInput source="shgc" label="SHGC, 0 to 1" />
        <SourcedInput source="rw" label="Rw, dB" />
        <SourcedInput source="rw_ctr" label="Rw + Ctr, dB" />
      </FormTab>
    </ContentForm>
  )
}

const purposes = glassPurposes.map((id) => ({ id, name: id }))
const layerKinds = [
  { id: 'pane', name: 'Pane' },
  { id: 'gap', name: 'Gap' },
]
