import { maxContent } from '@house/contract/limits'
import { SimpleForm } from 'react-admin'
import { ContentCreate, ContentEdit, SaveOrDelete } from '../../parts/content-screens.tsx'
import { PictureInput } from '../../parts/picture-input.tsx'
import { SlugInput } from '../../parts/slug-input.tsx'
import { Words } from '../../parts/text-inputs.tsx'

export function AccessoryCategoryEdit() {
  return (
    <ContentEdit>
      <AccessoryCategoryForm />
    </ContentEdit>
  )
}

export function AccessoryCategoryCreate() {
  return (
    <ContentCreate>
      <AccessoryCategoryForm />
    </ContentCreate>
  )
}

function AccessoryCategoryForm() {
  return (
    <SimpleForm toolbar={<SaveOrDelete />} warnWhenUnsavedChanges>
      <Words source="title" max={maxContent.title} needed />
      <SlugInput address="/accessories/" />
      <PictureInput source="icon_image" label="Icon" />
      <PictureInput source="image" label="Picture" />
    </SimpleForm>
  )
}
