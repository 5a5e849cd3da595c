import { maxContent } from '@house/contract/limits'
import { SimpleForm } from 'react-admin'
import { ContentCreate, ContentEdit, SaveOrDelete } from '../../parts/content-screens.tsx'
import { PictureInput } from '../../parts/picture-input.tsx'
import { Words } from '../../parts/text-inputs.tsx'

export function ReviewEdit() {
  return (
    <ContentEdit>
      <ReviewForm />
    </ContentEdit>
  )
}

export function ReviewCreate() {
  return (
    <ContentCreate>
      <ReviewForm />
    </ContentCreate>
  )
}

function ReviewForm() {
  return (
    <SimpleForm toolbar={<SaveOrDelete />} warnWhenUnsavedChanges>
      <Words source="client_name" max={maxContent.title} needed />
      <Words source="designation" max={maxContent.title} />
      <Words source="description" label="What they said" max={maxContent.review} multiline minRows={3} needed />
      <PictureInput source="image" label="Picture" />
    </SimpleForm>
  )
}
