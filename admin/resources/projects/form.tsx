import { maxContentLength } from '@house/contract/validation-limits'
import { Stack } from '@mui/material'
import { FormTab } from 'react-admin'
import { ContentForm } from '../../parts/content-form.tsx'
import { HtmlInput } from '../../parts/html-input.tsx'
import { PictureInput } from '../../parts/picture-input.tsx'
import { SlugInput } from '../../parts/slug-input.tsx'
import { Words } from '../../parts/text-inputs.tsx'

export function ProjectForm() {
  return (
    <ContentForm page={(slug) => `/recent-project/${slug}`} metaAddress="/recent-project/">
      <FormTab label="Project">
        <Words source="title" max={maxContentLength.title} needed isFirst />
        <SlugInput address="/recent-project/" />
        <HtmlInput source="description" label="Text" />
        <Stack direction="row" sx={{ gap: 2, flexWrap: 'wrap' }}>
          <PictureInput source="image" label="Picture in lists" />
          <PictureInput source="image2" label="Picture of its page" />
        </Stack>
      </FormTab>
    </ContentForm>
  )
}
