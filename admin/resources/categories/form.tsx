import { maxContent } from '@house/contract/limits'
import { Stack } from '@mui/material'
import { ArrayInput, FormTab, SimpleFormIterator, TabbedForm, useRecordContext } from 'react-admin'
import { ContentCreate, ContentEdit, OnTheSite, SaveOrDelete } from '../../parts/content-screens.tsx'
import { History } from '../../parts/history.tsx'
import { HtmlInput } from '../../parts/html-input.tsx'
import { MetaInputs } from '../../parts/meta-inputs.tsx'
import { PictureInput } from '../../parts/picture-input.tsx'
import { SlugInput } from '../../parts/slug-input.tsx'
import { Words } from '../../parts/text-inputs.tsx'

export function CategoryEdit() {
  return (
    <ContentEdit actions={<OnTheSite address={({ slug }) => `/${slug}`} />}>
      <CategoryForm />
    </ContentEdit>
  )
}

export function CategoryCreate() {
  return (
    <ContentCreate>
      <CategoryForm />
    </ContentCreate>
  )
}

function CategoryForm() {
  const isStored = useRecordContext()?.id !== undefined
  return (
    <TabbedForm toolbar={<SaveOrDelete />} warnWhenUnsavedChanges>
      <FormTab label="Basics">
        <Words source="title" max={maxContent.title} needed />
        <SlugInput address="/" />
        <Words source="page_title" label="Headline of its page" max={maxContent.title} />
        <HtmlInput source="page_description" label="Text of its page" />
        <Stack direction="row" sx={{ gap: 2, flexWrap: 'wrap' }}>
          <PictureInput source="image" label="Tile" />
          <PictureInput source="page_banner" label="Banner" />
        </Stack>
      </FormTab>
      <FormTab label="Explanation">
        <Words source="explanation.title" label="Title" max={maxContent.short} />
        <HtmlInput source="explanation.text" label="Text" />
        <ArrayInput source="explanation.benefits" label="Benefits">
          <SimpleFormIterator fullWidth>
            <Words source="title" max={maxContent.short} />
            <Words source="text" max={maxContent.html} multiline />
            <Words source="icon" max={maxContent.phone} helperText="Name of a drawn icon" />
          </SimpleFormIterator>
        </ArrayInput>
      </FormTab>
      <FormTab label="Meta tags">
        <MetaInputs />
      </FormTab>
      {isStored && (
        <FormTab label="History">
          <History />
        </FormTab>
      )}
    </TabbedForm>
  )
}
