import { urls } from '@house/contract/urls'
import { maxContentLength } from '@house/contract/validation-limits'
import { FormTab } from 'react-admin'
import { ContentForm } from '../../components/forms/content-form.tsx'
import { SlugInput } from '../../components/inputs/slug-input.tsx'
import { TextInput } from '../../components/inputs/text-input.tsx'
import { ImageInput } from '../../components/media/image-input.tsx'

export function AccessoryCategoryForm() {
  return (
    <ContentForm pageUrl={urls.accessories}>
      <FormTab label="General">
        <TextInput source="title" maxLength={maxContentLength.title} isRequired />
        <SlugInput urlOf={urls.accessories} />
        <ImageInput source="icon_image" />
        <ImageInput source="image" />
      </FormTab>
    </ContentForm>
  )
}
