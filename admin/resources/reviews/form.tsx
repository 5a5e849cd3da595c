import { maxContentLength } from '@house/contract/validation-limits'
import { FormTab } from 'react-admin'
import { ContentForm } from '../../components/forms/content-form.tsx'
import { TextInput } from '../../components/inputs/text-input.tsx'
import { ImageInput } from '../../components/media/image-input.tsx'

export function ReviewForm() {
  return (
    <ContentForm>
      <FormTab label="General">
        <TextInput source="client_name" maxLength={maxContentLength.title} isRequired />
        <TextInput source="designation" maxLength={maxContentLength.title} />
        <TextInput source="description" maxLength={maxContentLength.review} multiline minRows={3} isRequired />
        <ImageInput source="image" />
      </FormTab>
    </ContentForm>
  )
}
