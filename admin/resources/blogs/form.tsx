import { maxContentLength } from '@house/contract/validation-limits'
import { Stack } from '@mui/material'
import { FormTab } from 'react-admin'
import { ContentForm } from '../../components/forms/content-form.tsx'
import { MomentInput } from '../../components/inputs/datetime-input.tsx'
import { HtmlInput } from '../../components/inputs/html-input.tsx'
import { SlugInput } from '../../components/inputs/slug-input.tsx'
import { Words } from '../../components/inputs/text-input.tsx'
import { PictureInput } from '../../components/media/image-input.tsx'

export function BlogForm() {
  return (
    <ContentForm page={(slug) => `/blog-details-page/${slug}`} metaAddress="/blog-details-page/">
      <FormTab label="Article">
        <Words source="title" max={maxContentLength.title} needed isFirst />
        <SlugInput address="/blog-details-page/" />
        <Stack direction={{ xs: 'column', sm: 'row' }} sx={{ gap: 2, width: '100%' }}>
          <Words source="category" max={maxContentLength.place} />
          <MomentInput source="datetime" label="Date that readers see" />
        </Stack>
        <HtmlInput source="description" label="Text" />
        <Stack direction="row" sx={{ gap: 2, flexWrap: 'wrap' }}>
          <PictureInput source="image" label="Picture in lists" />
          <PictureInput source="image2" label="Picture of the article" />
        </Stack>
      </FormTab>
    </ContentForm>
  )
}
