import { designLimits } from '@house/contract/plans/design-options'
import { maxSourceLength } from '@house/contract/plans/planner-part-options'
import { urls } from '@house/contract/urls'
import { maxContentLength } from '@house/contract/validation-limits'
import { FormTab, NumberInput, required, SelectArrayInput, SelectInput } from 'react-admin'
import { ContentForm } from '../../components/forms/content-form.tsx'
import { ArrayInput } from '../../components/inputs/array-input.tsx'
import { ColoursInput } from '../../components/inputs/colours-input.tsx'
import { SourcedInput } from '../../components/inputs/sourced-input.tsx'
import { TextInput } from '../../components/inputs/text-input.tsx'
import { kinds, materialChoices, openingChoices } from './choices.ts'
import { LimitProductInput } from './limit-product-input.tsx'

export function SystemForm() {
  return (
    <ContentForm pageUrl={() => urls.planner}>
      <FormTab label="General">
        <TextInput source="name" maxLength={maxContentLength.name} isRequired focusOnCreate />
        <TextInput source="key" maxLength={designLimits.key} isRequired helperText="Plans and products refer to it" />
        <TextInput source="description" maxLength={maxContentLength.short} helperText="One sentence for the visitor" />
        <SelectInput source="kind" choices={kinds} validate={required()} />
        <SelectInput source="material" choices={materialChoices} validate={required()} />
        <SelectArrayInput source="opens" choices={openingChoices} validate={required()} />
        <ColoursInput source="colours" isRequired />
      </FormTab>
      <FormTab label="Profiles">
        <SourcedInput source="depth" label="Frame depth, mm" isRequired />
        <SourcedInput source="faces.frame" label="Face of the frame, mm" isRequired />
        <SourcedInput source="faces.sash" label="Face of the sash, mm" isRequired />
        <SourcedInput source="faces.mullion" label="Face of the mullion, mm" isRequired />
        <SourcedInput source="faces.overlap" label="Overlap of sash and frame, mm" isRequired />
        <SourcedInput source="faces.interlock" label="Interlock of sliding panels, mm" isRequired />
        <SourcedInput source="weight.frame" label="Weight of the frame, kg/m" />
        <SourcedInput source="weight.sash" label="Weight of the sash, kg/m" />
        <SourcedInput source="weight.mullion" label="Weight of the mullion, kg/m" />
      </FormTab>
      <FormTab label="Limits">
        <LimitProductInput source="glass_thickness.product" label="Product with this glass" />
        <NumberInput source="glass_thickness.min" label="Thinnest glass, mm" min={0} step="any" />
        <NumberInput source="glass_thickness.max" label="Thickest glass, mm" min={0} step="any" />
        <SourceInput source="glass_thickness.source" />
        <NumberInput source="frame_size.max_width" label="Widest frame, mm" min={0} />
        <NumberInput source="frame_size.max_height" label="Highest frame, mm" min={0} />
        <SourceInput source="frame_size.source" />
        <ArrayInput source="limits" label="Limits of leaves" itemName="limit" columns="repeat(4, 1fr)">
          <SelectArrayInput source="opens" choices={openingChoices} validate={required()} />
          <ColoursInput source="colours" helperText="All if none is selected" />
          <LimitProductInput source="product" label="Product with this leaf" />
          <NumberInput source="min_width" label="Smallest width, mm" min={0} />
          <NumberInput source="max_width" label="Largest width, mm" min={0} />
          <NumberInput source="min_height" label="Smallest height, mm" min={0} />
          <NumberInput source="max_height" label="Largest height, mm" min={0} />
          <NumberInput source="max_area" label="Largest area, m²" min={0} step="any" />
          <NumberInput source="max_weight_kg" label="Largest weight, kg" min={0} step="any" />
          <NumberInput source="max_ratio" label="Largest height by width" min={0} step="any" />
          <SourceInput source="source" />
        </ArrayInput>
      </FormTab>
      <FormTab label="Heat">
        <SourcedInput source="uf" label="Uf, W/m²K" />
        <SourcedInput source="psi.plain" label="Psi with uncoated glass, W/mK" />
        <SourcedInput source="psi.low_e" label="Psi with low-e glass, W/mK" />
      </FormTab>
    </ContentForm>
  )
}

function SourceInput({ source }: { source: string }) {
  return <TextInput source={source} label="Source" maxLength={maxSourceLength} />
}
