import { type SubItemType, subItemTypes } from '@house/contract/sub-item-types'
import { urls } from '@house/contract/urls'
import { maxContentLength } from '@house/contract/validation-limits'
import { FormTab, ReferenceInput, required, SelectInput } from 'react-admin'
import { ContentForm } from '../../components/forms/content-form.tsx'
import { SlugInput } from '../../components/inputs/slug-input.tsx'
import { TextInput } from '../../components/inputs/text-input.tsx'
import { ImageInput } from '../../components/media/image-input.tsx'
import { publishedOnly } from '../../components/publishing/publication-status.tsx'
import { plainText } from '../../format/plain-text.ts'

const typeLabels: Record<SubItemType, string> = {
  Product: 'A list of products',
  Accessory: 'The accessory category with the same slug',
}
const types = subItemTypes.map((type) => ({ id: type, name: typeLabels[type] }))

/** The first segment is the slug of the category. */
const urlOf = (slug: string) => urls.productList('category', slug)

export function SubItemForm() {
  return (
    <ContentForm seoUrl={urlOf}>
      <FormTab label="General">
        <TextInput source="title" maxLength={maxContentLength.title} isRequired />
        <SlugInput urlOf={urlOf} />
        <ReferenceInput source="category_id" reference="categories" filter={publishedOnly} perPage={100}>
          <SelectInput label="Category" optionText={({ title }) => plainText(title)} validate={required()} />
        </ReferenceInput>
        <SelectInput source="type" choices={types} defaultValue="Product" validate={required()} />
        <ImageInput source="image" />
      </FormTab>
    </ContentForm>
  )
}
