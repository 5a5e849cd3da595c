import { urls } from '@house/contract/urls'
import { maxContentLength } from '@house/contract/validation-limits'
import { Stack } from '@mui/material'
import { FormTab } from 'react-admin'
import { ContentForm } from '../../components/forms/content-form.tsx'
import { DateTimeInput } from '../../components/inputs/datetime-input.tsx'
import { HtmlInput } from '../../components/inputs/html-input.tsx'
import { SlugInput } from '../../components/inputs/slug-input.tsx'
import { TextInput } from '../../components/inputs/text-input.tsx'
import { ImageInput } from '../../components/media/image-input.tsx'

export function BlogForm() {
  return (
    <ContentForm pageUrl={urls.blog} seoUrl={urls.blog}>
      <FormTab label="Article">
        <TextInput source="title" maxLength={maxContentLength.title} isRequired focusOnCreate />
        <SlugInput urlOf={urls.blog} />
        <Stack direction={{ xs: 'column', sm: 'row' }} sx={{ gap: 2, width: '100%' }}>
          <TextInput source="category" maxLength={maxContentLength.name} />
          <DateTimeInput source="datetime" />
        </Stack>
        <HtmlInput source="description" />
        <TextInput
          source="product_filter"
          maxLength={maxContentLength.line}
          helperText={`Makes the article a guide: filter the products at ${urls.products()}, and paste the address here.`}
        />
        <Stack direction="row" sx={{ gap: 2, flexWrap: 'wrap' }}>
          <ImageInput source="image" />
          <ImageInput source="image2" />
        </Stack>
      </FormTab>
    </ContentForm>
  )
}
