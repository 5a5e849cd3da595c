import { urls } from '@house/contract/urls'
import { maxContentLength, maxProductBanners } from '@house/contract/validation-limits'
import { Stack } from '@mui/material'
import { AutocompleteArrayInput, FormTab, ReferenceArrayInput, required } from 'react-admin'
import type { FieldValues } from 'react-hook-form'
import { ContentForm } from '../../components/forms/content-form.tsx'
import { HtmlInput } from '../../components/inputs/html-input.tsx'
import { SlugInput } from '../../components/inputs/slug-input.tsx'
import { italicsHint, TextInput } from '../../components/inputs/text-input.tsx'
import { ImageInput, ImagesInput } from '../../components/media/image-input.tsx'
import { publishedOnly } from '../../components/publishing/publication-status.tsx'
import { AccordionInput } from './accordion-input.tsx'
import { AttributesInput } from './attributes-input.tsx'
import { PlanDesignInput } from './plan-design-input.tsx'
import { ProductListInput } from './product-list-input.tsx'

const imageSources = ['image', 'image2', 'image3', 'image4']
const images = imageSources.map((source, index) => ({ source, overflowSources: imageSources.slice(index + 1) }))

export function ProductForm() {
  return (
    <ContentForm pageUrl={urls.product} seoUrl={urls.product} findWarning={findWarning}>
      <FormTab label="General">
        <TextInput source="title" maxLength={maxContentLength.title} isRequired focusOnCreate />
        <SlugInput urlOf={urls.product} />
        <ProductListInput
          source="sub_item_id"
          validate={required()}
          helperText="New products are added at the end. To move one, filter the products by this list and choose Reorder."
        />
        <HtmlInput source="description" />
        <TextInput
          source="keywords"
          maxLength={maxContentLength.line}
          helperText="Search terms that find this product on the site"
        />
        <ReferenceArrayInput
          source="accessory_category_ids"
          reference="accessory-categories"
          filter={publishedOnly}
          perPage={100}
        >
          <AutocompleteArrayInput optionText="title" fullWidth />
        </ReferenceArrayInput>
      </FormTab>
      <FormTab label="Images">
        <Stack direction="row" sx={{ gap: 2, flexWrap: 'wrap' }}>
          {images.map((image) => (
            <ImageInput key={image.source} {...image} />
          ))}
        </Stack>
        <ImagesInput source="page_banner" max={maxProductBanners} />
        <TextInput source="page_bottom_title" maxLength={maxContentLength.title} helperText={italicsHint} />
        <ImageInput source="page_bottom_image" />
      </FormTab>
      <FormTab label="Attributes">
        <AttributesInput />
      </FormTab>
      <FormTab label="Planner">
        <PlanDesignInput source="plan_design" />
      </FormTab>
      <FormTab label="Details and specifications">
        <AccordionInput />
      </FormTab>
    </ContentForm>
  )
}

function findWarning({ image }: FieldValues) {
  if (image) return undefined
  return {
    message: 'This product has no main image. Visitors see an empty frame in its list and on its page.',
    publishAnyway: 'Publish without an image',
  }
}
