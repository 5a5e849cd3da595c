import { maxContent } from '@house/contract/limits'
import { Stack } from '@mui/material'
import { FormTab, TabbedForm, useRecordContext } from 'react-admin'
import { ContentCreate, ContentEdit, OnTheSite, SaveOrDelete } from '../../parts/content-screens.tsx'
import { History } from '../../parts/history.tsx'
import { HtmlInput } from '../../parts/html-input.tsx'
import { MetaInputs } from '../../parts/meta-inputs.tsx'
import { PictureInput } from '../../parts/picture-input.tsx'
import { SlugInput } from '../../parts/slug-input.tsx'
import { Words } from '../../parts/text-inputs.tsx'

export function ProjectEdit() {
  return (
    <ContentEdit actions={<OnTheSite address={({ slug }) => `/recent-project/${slug}`} />}>
      <ProjectForm />
    </ContentEdit>
  )
}

export function ProjectCreate() {
  return (
    <ContentCreate>
      <ProjectForm />
    </ContentCreate>
  )
}

function ProjectForm() {
  const isStored = useRecordContext()?.id !== undefined
  return (
    <TabbedForm toolbar={<SaveOrDelete />} warnWhenUnsavedChanges>
      <FormTab label="Project">
        <Words source="title" max={maxContent.title} needed />
        <SlugInput address="/recent-project/" />
        <HtmlInput source="description" label="Text" />
        <Stack direction="row" sx={{ gap: 2, flexWrap: 'wrap' }}>
          <PictureInput source="image" label="Picture in lists" />
          <PictureInput source="image2" label="Picture of its page" />
        </Stack>
      </FormTab>
      <FormTab label="Meta tags">
        <MetaInputs address="/recent-project/" />
      </FormTab>
      {isStored && (
        <FormTab label="History">
          <History />
        </FormTab>
      )}
    </TabbedForm>
  )
}
