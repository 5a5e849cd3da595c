import { cmsPageUrls, urls } from '@house/contract/urls'
import { maxContentLength } from '@house/contract/validation-limits'
import { FormTab, ArrayInput as RaArrayInput, SimpleFormIterator, useRecordContext } from 'react-admin'
import { ContentForm } from '../../components/forms/content-form.tsx'
import { ArrayInput } from '../../components/inputs/array-input.tsx'
import { HtmlInput } from '../../components/inputs/html-input.tsx'
import { IconInput } from '../../components/inputs/icon-input.tsx'
import { italicsHint, TextInput } from '../../components/inputs/text-input.tsx'
import { ImageInput } from '../../components/media/image-input.tsx'

const pageUrls: Record<string, string | undefined> = cmsPageUrls

const homeSeoHint = 'The home page has the meta tags of Settings, SEO. These are used where those are empty.'

/** The site looks pages and blocks up by name: their texts can change, their names cannot. */
export function PageForm() {
  return (
    <ContentForm
      pageUrl={(_, { key }) => pageUrls[key]}
      seoUrl={() => urls.home}
      seoHint={({ key }) => (key === 'Home' ? homeSeoHint : undefined)}
      isFixed
    >
      <FormTab label={<FirstTabLabel />}>
        <TextInput source="title" maxLength={maxContentLength.title} isRequired helperText={italicsHint} />
        <TextInput source="description" maxLength={maxContentLength.pageDescription} multiline minRows={2} />
        <ImageInput source="image" />
      </FormTab>
      <FormTab label="Blocks">
        <RaArrayInput source="blocks" label={false}>
          <SimpleFormIterator fullWidth disableAdd disableRemove disableReordering disableClear>
            <TextInput source="name" label="Block" maxLength={maxContentLength.name} readOnly />
            <TextInput source="title" maxLength={maxContentLength.short} />
            <HtmlInput source="text" label="Text" />
            <ImageInput source="image" />
            <TextInput source="person" maxLength={maxContentLength.short} />
            <TextInput source="post" label="Job title" maxLength={maxContentLength.short} />
            <ArrayInput source="items" itemName="item">
              <TextInput source="title" maxLength={maxContentLength.short} />
              <TextInput source="text" maxLength={maxContentLength.html} multiline />
              <IconInput />
            </ArrayInput>
          </SimpleFormIterator>
        </RaArrayInput>
      </FormTab>
    </ContentForm>
  )
}

/** The home page has a film instead of a banner; the fields are those of its section "New launch". */
function FirstTabLabel() {
  return useRecordContext()?.key === 'Home' ? 'New launch' : 'Banner'
}
