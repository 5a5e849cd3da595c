import { maxContentLength } from '@house/contract/validation-limits'
import { TextField } from 'react-admin'
import { ContentList, PlainField } from '../../parts/content-screens.tsx'
import { DayField } from '../../parts/moment-field.tsx'
import { PictureField } from '../../parts/picture-field.tsx'
import { Words } from '../../parts/text-inputs.tsx'

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
