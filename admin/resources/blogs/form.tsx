import { maxContentLength } from '@house/contract/validation-limits'
import { Stack } from '@mui/material'
import { FormTab } from 'react-admin'
import { ContentForm } from '../../parts/content-form.tsx'
import { HtmlInput } from '../../parts/html-input.tsx'
import { MomentInput } from '../../parts/moment-input.tsx'
import { PictureInput } from '../../parts/picture-input.tsx'
import { SlugInput } from '../../parts/slug-input.tsx'
import { Words } from '../../parts/text-inputs.tsx'

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
