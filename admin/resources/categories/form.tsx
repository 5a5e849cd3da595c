import { urls } from '@house/contract/urls'
import { maxContentLength } from '@house/contract/validation-limits'
import { Stack } from '@mui/material'
import { FormTab } from 'react-admin'
import { ContentForm } from '../../components/forms/content-form.tsx'
import { ArrayInput } from '../../components/inputs/array-input.tsx'
import { HtmlInput } from '../../components/inputs/html-input.tsx'
import { IconInput } from '../../components/inputs/icon-input.tsx'
import { SlugInput } from '../../components/inputs/slug-input.tsx'
import { TextInput } from '../../components/inputs/text-input.tsx'
import { ImageInput } from '../../components/media/image-input.tsx'

export function CategoryForm() {
  return (
    <ContentForm pageUrl={urls.category} seoUrl={urls.category}>
      <FormTab label="General">
        <TextInput source="title" maxLength={maxContentLength.title} isRequired focusOnCreate />
        <SlugInput urlOf={urls.category} />
        <TextInput source="page_title" maxLength={maxContentLength.title} />
        <HtmlInput source="page_description" />
        <Stack direction="row" sx={{ gap: 2, flexWrap: 'wrap' }}>
          <ImageInput source="image" />
          <ImageInput source="page_banner" />
        </Stack>
      </FormTab>
      <FormTab label="Explanation">
        <TextInput source="explanation.title" label="Title" maxLength={maxContentLength.short} />
        <HtmlInput source="explanation.text" label="Text" />
        <ArrayInput source="explanation.benefits" label="Benefits" itemName="benefit">
          <TextInput source="title" maxLength={maxContentLength.short} />
          <TextInput source="text" maxLength={maxContentLength.html} multiline />
          <IconInput />
        </ArrayInput>
      </FormTab>
    </ContentForm>
  )
}
