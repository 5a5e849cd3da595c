import { maxContent } from '@house/contract/limits'
import { Stack } from '@mui/material'
import { DateTimeInput, FormTab, required, SelectInput, TabbedForm, useRecordContext } from 'react-admin'
import { ContentCreate, ContentEdit, OnTheSite, SaveOrDelete } from '../../parts/content-screens.tsx'
import { History } from '../../parts/history.tsx'
import { HtmlInput } from '../../parts/html-input.tsx'
import { MetaInputs } from '../../parts/meta-inputs.tsx'
import { PictureInput } from '../../parts/picture-input.tsx'
import { SlugInput } from '../../parts/slug-input.tsx'
import { Words } from '../../parts/text-inputs.tsx'

export const statuses = [
  { id: 'draft', name: 'Draft' },
  { id: 'published', name: 'Published' },
]

export function BlogEdit() {
  return (
    <ContentEdit actions={<OnTheSite address={({ slug }) => `/blog-details-page/${slug}`} />}>
      <BlogForm />
    </ContentEdit>
  )
}

export function BlogCreate() {
  return (
    <ContentCreate>
      <BlogForm />
    </ContentCreate>
  )
}

function BlogForm() {
  const isStored = useRecordContext()?.id !== undefined
  return (
    <TabbedForm toolbar={<SaveOrDelete />} warnWhenUnsavedChanges>
      <FormTab label="Article">
        <Words source="title" max={maxContent.title} needed />
        <SlugInput address="/blog-details-page/" />
        <Stack direction={{ xs: 'column', sm: 'row' }} sx={{ gap: 2, width: '100%' }}>
          <Words source="category" max={maxContent.place} />
          <SelectInput source="status" choices={statuses} defaultValue="draft" validate={required()} />
          <DateTimeInput
            source="datetime"
            label="Date"
            defaultValue={new Date()}
            parse={toInstant}
            validate={required()}
          />
        </Stack>
        <HtmlInput source="description" label="Text" />
        <Stack direction="row" sx={{ gap: 2, flexWrap: 'wrap' }}>
          <PictureInput source="image" label="Picture in lists" />
          <PictureInput source="image2" label="Picture of the article" />
        </Stack>
      </FormTab>
      <FormTab label="Meta tags">
        <MetaInputs address="/blog-details-page/" />
      </FormTab>
      {isStored && (
        <FormTab label="History">
          <History />
        </FormTab>
      )}
    </TabbedForm>
  )
}

/** The moment of the person's own clock, as the server stores it. */
function toInstant(local: string) {
  return local ? new Date(local).toISOString() : ''
}
