import { maxContentLength } from '@house/contract/validation-limits'
import { FormTab } from 'react-admin'
import { ContentForm } from '../../components/forms/content-form.tsx'
import { Words } from '../../components/inputs/text-input.tsx'
import { PictureInput } from '../../components/media/image-input.tsx'

export function ReviewForm() {
  return (
    <ContentForm>
      <FormTab label="Basics">
        <Words source="client_name" max={maxContentLength.title} needed />
        <Words source="designation" max={maxContentLength.title} />
        <Words source="description" label="What they said" max={maxContentLength.review} multiline minRows={3} needed />
        <PictureInput source="image" label="Picture" />
      </FormTab>
    </ContentForm>
  )
}
