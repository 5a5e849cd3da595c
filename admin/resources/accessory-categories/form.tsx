import { maxContentLength } from '@house/contract/validation-limits'
import { FormTab } from 'react-admin'
import { ContentForm } from '../../parts/content-form.tsx'
import { PictureInput } from '../../parts/picture-input.tsx'
import { SlugInput } from '../../parts/slug-input.tsx'
import { Words } from '../../parts/text-inputs.tsx'

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
