import { labelOf } from '@house/contract/field-labels'
import { maxContentLength, maxProductBanners } from '@house/contract/validation-limits'
import { Stack } from '@mui/material'
import { AutocompleteArrayInput, FormTab, ReferenceArrayInput, required } from 'react-admin'
import type { FieldValues } from 'react-hook-form'
import { ContentForm } from '../../components/forms/content-form.tsx'
import { HtmlInput } from '../../components/inputs/html-input.tsx'
import { SlugInput } from '../../components/inputs/slug-input.tsx'
import { italics, Words } from '../../components/inputs/text-input.tsx'
import { PictureInput, PicturesInput } from '../../components/media/image-input.tsx'
import { onTheSiteOnly } from '../../components/publishing/publication-status.tsx'
import { DescriptionBlocks } from './accordion-input.tsx'
import { ListInput } from './product-list-input.tsx'

const sources = ['image', 'image2', 'image3', 'image4']
const pictures = sources.map((source, index) => ({
  source,
  label: labelOf(source, 'products'),
  following: sources.slice(index + 1),
}))

export function ProductForm() {
  return (
    <ContentForm page={(slug) => `/products/${slug}`} metaAddress="/products/" findDoubt={findDoubt}>
      <FormTab label="Basics">
        <Words source="title" max={maxContentLength.title} needed isFirst />
        <SlugInput address="/products/" />
        <ListInput
          source="sub_item_id"
          validate={required()}
          helperText="A new product stands at the end of its list. To move it, choose that list above the products, then Arrange."
        />
        <HtmlInput source="description" />
        <Words source="keywords" max={maxContentLength.line} helperText="Words that the site's search finds it by" />
        <ReferenceArrayInput
          source="accessory_category_ids"
          reference="accessory-categories"
          filter={onTheSiteOnly}
          perPage={100}
        >
          <AutocompleteArrayInput label="Accessories that fit" optionText="title" fullWidth />
        </ReferenceArrayInput>
      </FormTab>
      <FormTab label="Pictures">
        <Stack direction="row" sx={{ gap: 2, flexWrap: 'wrap' }}>
          {pictures.map((picture) => (
            <PictureInput key={picture.source} {...picture} />
          ))}
        </Stack>
        <PicturesInput source="page_banner" label="Banner carousel" max={maxProductBanners} />
        <Words
          source="page_bottom_title"
          label="Words on the closing picture"
          max={maxContentLength.title}
          helperText={italics}
        />
        <PictureInput source="page_bottom_image" label="Closing picture" />
      </FormTab>
      <FormTab label="Details and specifications">
        <DescriptionBlocks />
      </FormTab>
    </ContentForm>
  )
}

function findDoubt({ image }: FieldValues) {
  if (image) return undefined
  return {
    sentence: 'This product has no main picture: in its list and on its page visitors see an empty frame.',
    anyway: 'Publish without a picture',
  }
}
