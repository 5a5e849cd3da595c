import { maxContentLength } from '@house/contract/validation-limits'
import { ArrayInput, FormTab, SimpleFormIterator } from 'react-admin'
import { ContentForm } from '../../components/forms/content-form.tsx'
import { Entries } from '../../components/inputs/array-input.tsx'
import { HtmlInput } from '../../components/inputs/html-input.tsx'
import { italics, Words } from '../../components/inputs/text-input.tsx'
import { PictureInput } from '../../components/media/image-input.tsx'

const addresses: Record<string, string> = {
  ...{ Home: '/', 'About Us': '/about-us/', 'Locate Us': '/locate-us/', Blogs: '/blogs/', Search: '/search' },
  ...{ 'Become a Dealer': '/become-a-dealer/', 'Recent Projects': '/all-recent-project/' },
  ...{ 'Privacy Policy': '/privacy-policy/', 'Terms & Conditions': '/terms-&-Condition/' },
}

/** The screens of the site ask for their pages and blocks by name: words change here, names do not. */
export function PageForm() {
  return (
    <ContentForm page={(_, { key }) => addresses[key]} metaAddress="/" isFixed>
      <FormTab label="Banner">
        <Words source="title" max={maxContentLength.title} needed helperText={italics} />
        <Words source="description" max={maxContentLength.pageDescription} multiline minRows={2} />
        <PictureInput source="image" label="Picture" />
      </FormTab>
      <FormTab label="Blocks">
        <ArrayInput source="blocks" label={false}>
          <SimpleFormIterator fullWidth disableAdd disableRemove disableReordering disableClear>
            <Words source="name" label="Block" max={maxContentLength.place} readOnly />
            <Words source="title" max={maxContentLength.short} />
            <HtmlInput source="text" label="Text" />
            <PictureInput source="image" label="Picture" />
            <Words source="person" max={maxContentLength.short} />
            <Words source="post" max={maxContentLength.short} />
            <Entries source="items" one="item">
              <Words source="title" max={maxContentLength.short} />
              <Words source="text" max={maxContentLength.html} multiline />
              <Words source="icon" max={maxContentLength.icon} helperText="Name of a drawn icon" />
            </Entries>
          </SimpleFormIterator>
        </ArrayInput>
      </FormTab>
    </ContentForm>
  )
}
