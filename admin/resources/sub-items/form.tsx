import { maxContentLength } from '@house/contract/validation-limits'
import { FormTab, ReferenceInput, required, SelectInput } from 'react-admin'
import { ContentForm } from '../../parts/content-form.tsx'
import { PictureInput } from '../../parts/picture-input.tsx'
import { plainText } from '../../parts/plain-text.ts'
import { SlugInput } from '../../parts/slug-input.tsx'
import { onTheSiteOnly } from '../../parts/state.tsx'
import { Words } from '../../parts/text-inputs.tsx'

const types = [
  { id: 'Product', name: 'A list of products' },
  { id: 'Accessory', name: 'An accessory category of the same address' },
]

export function SubItemForm() {
  return (
    <ContentForm metaAddress="/category/">
      <FormTab label="Basics">
        <Words source="title" max={maxContentLength.title} needed />
        <SlugInput address="/category/" />
        <ReferenceInput source="category_id" reference="categories" filter={onTheSiteOnly} perPage={100}>
          <SelectInput label="Category" optionText={({ title }) => plainText(title)} validate={required()} />
        </ReferenceInput>
        <SelectInput source="type" label="Leads to" choices={types} defaultValue="Product" validate={required()} />
        <PictureInput source="image" label="Tile" />
      </FormTab>
    </ContentForm>
  )
}
