import { maxContentLength } from '@house/contract/validation-limits'
import { Stack } from '@mui/material'
import { FormTab } from 'react-admin'
import { ContentForm } from '../../components/forms/content-form.tsx'
import { Entries } from '../../components/inputs/array-input.tsx'
import { HtmlInput } from '../../components/inputs/html-input.tsx'
import { SlugInput } from '../../components/inputs/slug-input.tsx'
import { Words } from '../../components/inputs/text-input.tsx'
import { PictureInput } from '../../components/media/image-input.tsx'

export function CategoryForm() {
  return (
    <ContentForm page={(slug) => `/${slug}`} metaAddress="/">
      <FormTab label="Basics">
        <Words source="title" max={maxContentLength.title} needed isFirst />
        <SlugInput address="/" />
        <Words source="page_title" label="Headline of its page" max={maxContentLength.title} />
        <HtmlInput source="page_description" label="Text of its page" />
        <Stack direction="row" sx={{ gap: 2, flexWrap: 'wrap' }}>
          <PictureInput source="image" label="Tile" />
          <PictureInput source="page_banner" label="Banner" />
        </Stack>
      </FormTab>
      <FormTab label="Explanation">
        <Words source="explanation.title" label="Title" max={maxContentLength.short} />
        <HtmlInput source="explanation.text" label="Text" />
        <Entries source="explanation.benefits" label="Benefits" one="benefit">
          <Words source="title" max={maxContentLength.short} />
          <Words source="text" max={maxContentLength.html} multiline />
          <Words source="icon" max={maxContentLength.icon} helperText="Name of a drawn icon" />
        </Entries>
      </FormTab>
    </ContentForm>
  )
}
