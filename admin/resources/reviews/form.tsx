import { maxContentLength } from '@house/contract/validation-limits'
import { FormTab } from 'react-admin'
import { ContentForm } from '../../parts/content-form.tsx'
import { PictureInput } from '../../parts/picture-input.tsx'
import { Words } from '../../parts/text-inputs.tsx'

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
