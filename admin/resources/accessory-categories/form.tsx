import { maxContentLength } from '@house/contract/validation-limits'
import { FormTab } from 'react-admin'
import { ContentForm } from '../../components/forms/content-form.tsx'
import { SlugInput } from '../../components/inputs/slug-input.tsx'
import { Words } from '../../components/inputs/text-input.tsx'
import { PictureInput } from '../../components/media/image-input.tsx'

export function AccessoryCategoryForm() {
  return (
    <ContentForm page={(slug) => `/accessories/${slug}`}>
      <FormTab label="Basics">
        <Words source="title" max={maxContentLength.title} needed />
        <SlugInput address="/accessories/" />
        <PictureInput source="icon_image" label="Icon" />
        <PictureInput source="image" label="Picture" />
      </FormTab>
    </ContentForm>
  )
}
