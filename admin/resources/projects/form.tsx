import { maxContentLength } from '@house/contract/validation-limits'
import { Stack } from '@mui/material'
import { FormTab } from 'react-admin'
import { ContentForm } from '../../components/forms/content-form.tsx'
import { HtmlInput } from '../../components/inputs/html-input.tsx'
import { SlugInput } from '../../components/inputs/slug-input.tsx'
import { Words } from '../../components/inputs/text-input.tsx'
import { PictureInput } from '../../components/media/image-input.tsx'

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
