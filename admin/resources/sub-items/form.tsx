import { maxContentLength } from '@house/contract/validation-limits'
import { FormTab, ReferenceInput, required, SelectInput } from 'react-admin'
import { ContentForm } from '../../components/forms/content-form.tsx'
import { SlugInput } from '../../components/inputs/slug-input.tsx'
import { Words } from '../../components/inputs/text-input.tsx'
import { PictureInput } from '../../components/media/image-input.tsx'
import { onTheSiteOnly } from '../../components/publishing/publication-status.tsx'
import { plainText } from '../../format/plain-text.ts'

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
