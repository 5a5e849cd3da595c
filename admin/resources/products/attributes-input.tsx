import { meshes } from '@house/contract/plans/design-options'
import { maxSourceLength } from '@house/contract/plans/planner-part-options'
import {
  materialLabels,
  measureLabels,
  measures,
  measureUnits,
  openingLabels,
  openingTypes,
  problemLabels,
  problems,
  productMaterials,
  roomLabels,
  rooms,
} from '@house/contract/products/attribute-options'
import { labelOf } from '@house/contract/staff/field-labels'
import { maxContentLength } from '@house/contract/validation-limits'
import { meshLabels } from '@house/fenestration/description/labels'
import { NumberInput, required, SelectArrayInput, SelectInput } from 'react-admin'
import { type FieldValues, get } from 'react-hook-form'
import { ArrayInput } from '../../components/inputs/array-input.tsx'
import { ColoursInput } from '../../components/inputs/colours-input.tsx'
import { TextInput } from '../../components/inputs/text-input.tsx'

const materialChoices = productMaterials.map((id) => ({ id, name: materialLabels[id] }))
const openingChoices = openingTypes.map((id) => ({ id, name: openingLabels[id] }))
const meshChoices = meshes.map((id) => ({ id, name: meshLabels[id] }))
const roomChoices = rooms.map((id) => ({ id, name: roomLabels[id] }))
const problemChoices = problems.map((id) => ({ id, name: problemLabels[id] }))
const measureChoices = measures.map((id) => ({ id, name: `${measureLabels[id]}, ${measureUnits[id]}` }))

/** What filters, comparisons and data sheets know about a product. */
export function AttributesInput() {
  return (
    <>
      <SelectArrayInput source="attributes.materials" label={labelOf('materials')} choices={materialChoices} />
      <SelectArrayInput source="attributes.openings" label={labelOf('openings')} choices={openingChoices} />
      <SelectArrayInput source="attributes.mesh" label={labelOf('mesh')} choices={meshChoices} />
      <ColoursInput source="attributes.colours" label={labelOf('colours')} />
      <SelectArrayInput source="attributes.rooms" label={labelOf('rooms')} choices={roomChoices} />
      <ArrayInput source="attributes.problems" label={labelOf('problems')} itemName="problem" columns="1fr 3fr">
        <SelectInput source="problem" choices={problemChoices} validate={[required(), isOnce]} />
        <TextInput
          source="reason"
          maxLength={maxContentLength.short}
          isRequired
          helperText="How the product solves it: one sentence for the visitor"
        />
      </ArrayInput>
      <ArrayInput
        source="attributes.measures"
        label={labelOf('measures')}
        itemName="number"
        columns="2fr 1.3fr 1.3fr 3fr"
      >
        <SelectInput source="measure" choices={measureChoices} validate={[required(), isOnce]} />
        <NumberInput source="min" label={labelOf('min')} min={0} step="any" helperText="Empty: no limit or unknown" />
        <NumberInput source="max" label={labelOf('max')} min={0} step="any" validate={isLargest} />
        <TextInput
          source="source"
          maxLength={maxSourceLength}
          isRequired
          helperText="Where the number comes from, such as a test report"
        />
      </ArrayInput>
    </>
  )
}

type ValidatedInput = { finalSource: string }

/** The server names no field inside the attributes, so the form checks what can go wrong in a row. */
function isOnce(value: string, values: FieldValues, { finalSource }: ValidatedInput) {
  const [list = '', , name = ''] = finalSource.split(/\.(\d+)\./)
  const rows: FieldValues[] = get(values, list) ?? []
  return rows.filter((row) => row[name] === value).length > 1 ? 'Is in the list already' : undefined
}

function isLargest(max: number | null | undefined, values: FieldValues, { finalSource }: ValidatedInput) {
  const min: number | null | undefined = get(values, finalSource.replace(/max$/, 'min'))
  if (typeof max !== 'number') return typeof min === 'number' ? undefined : 'Enter the smallest or the largest number'
  return typeof min === 'number' && max < min ? 'Must be at least the smallest' : undefined
}
