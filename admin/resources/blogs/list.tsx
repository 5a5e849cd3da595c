import { maxContentLength } from '@house/contract/validation-limits'
import { TextField } from 'react-admin'
import { DayField } from '../../components/fields/datetime-field.tsx'
import { PictureField } from '../../components/fields/image-field.tsx'
import { PlainField } from '../../components/fields/plain-text-field.tsx'
import { Words } from '../../components/inputs/text-input.tsx'
import { ContentList } from '../../components/lists/content-list.tsx'

const settings = [{ label: 'Set the category', input: <Words source="category" max={maxContentLength.place} needed /> }]

export function BlogList() {
  return (
    <ContentList sort={{ field: 'datetime', order: 'DESC' }} settings={settings}>
      <PictureField source="image" label="Picture" sortable={false} />
      <PlainField source="title" />
      <TextField source="category" />
      <DayField source="datetime" label="Date" />
    </ContentList>
  )
}
