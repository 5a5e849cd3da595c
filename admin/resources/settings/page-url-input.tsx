import { fixedPages } from '@house/contract/pages/site-pages'
import { urls } from '@house/contract/urls'
import { maxContentLength } from '@house/contract/validation-limits'
import { type RaRecord, useGetList } from 'react-admin'
import { TextInput } from '../../components/inputs/text-input.tsx'
import { plainText } from '../../format/plain-text.ts'

const listId = 'site-pages'
const all = { pagination: { page: 1, perPage: 200 } }

/** A URL of the site, to choose or to type, or of another site. */
export function PageUrlInput() {
  return <TextInput source="url" label="URL" maxLength={maxContentLength.address} isRequired suggestions={listId} />
}

/** What the inputs suggest; once on the screen. */
export function SitePages() {
  const { data: categories = [] } = useGetList('categories', all)
  const { data: lists = [] } = useGetList('sub-items', all)
  const slugOf = ({ category_id }: RaRecord) => categories.find(({ id }) => id === category_id)?.slug
  return (
    <datalist id={listId}>
      {Object.entries(fixedPages).map(([name, url]) => (
        <option key={url} value={url} label={name} />
      ))}
      {categories.map(({ id, slug, title }) => (
        <option key={`category ${id}`} value={urls.category(slug)} label={plainText(title)} />
      ))}
      {lists.flatMap((list) => {
        const category = slugOf(list)
        const { id, type, slug, title } = list
        return category
          ? [<option key={`list ${id}`} value={urls.subItem(category, { type, slug })} label={plainText(title)} />]
          : []
      })}
    </datalist>
  )
}
