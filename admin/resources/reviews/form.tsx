import { maxContent } from '@house/contract/limits'
import { FormTab } from 'react-admin'
import { ContentForm } from '../../parts/content-form.tsx'
import { PictureInput } from '../../parts/picture-input.tsx'
import { Words } from '../../parts/text-inputs.tsx'

export function ReviewForm() {
  return (
    <ContentForm>
      <FormTab label="Basics">
        <Words source="client_name" max={maxContent.title} needed />
        <Words source="designation" max={maxContent.title} />
        <Words source="description" label="What they said" max={maxContent.review} multiline minRows={3} needed />
        <PictureInput source="image" label="Picture" />
      </FormTab>
    </ContentForm>
  )
}
