import { maxContent } from '@house/contract/limits'
import { FormTab, ReferenceInput, required, SelectInput, TabbedForm, useRecordContext } from 'react-admin'
import { ContentCreate, ContentEdit, SaveOrDelete } from '../../parts/content-screens.tsx'
import { History } from '../../parts/history.tsx'
import { MetaInputs } from '../../parts/meta-inputs.tsx'
import { PictureInput } from '../../parts/picture-input.tsx'
import { plainText } from '../../parts/plain-text.ts'
import { SlugInput } from '../../parts/slug-input.tsx'
import { Words } from '../../parts/text-inputs.tsx'

const types = [
  { id: 'Product', name: 'A list of products' },
  { id: 'Accessory', name: 'An accessory category of the same address' },
]

export function SubItemEdit() {
  return (
    <ContentEdit>
      <SubItemForm />
    </ContentEdit>
  )
}

export function SubItemCreate() {
  return (
    <ContentCreate>
      <SubItemForm />
    </ContentCreate>
  )
}

function SubItemForm() {
  const isStored = useRecordContext()?.id !== undefined
  return (
    <TabbedForm toolbar={<SaveOrDelete />} warnWhenUnsavedChanges>
      <FormTab label="Basics">
        <Words source="title" max={maxContent.title} needed />
        <SlugInput address="/category/" />
        <ReferenceInput source="category_id" reference="categories">
          <SelectInput label="Category" optionText={({ title }) => plainText(title)} validate={required()} />
        </ReferenceInput>
        <SelectInput source="type" label="Leads to" choices={types} defaultValue="Product" validate={required()} />
        <PictureInput source="image" label="Tile" />
      </FormTab>
      <FormTab label="Meta tags">
        <MetaInputs />
      </FormTab>
      {isStored && (
        <FormTab label="History">
          <History />
        </FormTab>
      )}
    </TabbedForm>
  )
}
