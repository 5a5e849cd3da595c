import { maxContentLength } from '@house/contract/validation-limits'
import { TextField } from 'react-admin'
import { DateField } from '../../components/fields/datetime-field.tsx'
import { ImageField } from '../../components/fields/image-field.tsx'
import { PlainTextField } from '../../components/fields/plain-text-field.tsx'
import { TextInput } from '../../components/inputs/text-input.tsx'
import { ContentList } from '../../components/lists/content-list.tsx'

const bulkSettings = [
  { label: 'Set category', input: <TextInput source="category" maxLength={maxContentLength.name} isRequired /> },
]

export function BlogList() {
  return (
    <ContentList sort={{ field: 'datetime', order: 'DESC' }} bulkSettings={bulkSettings}>
      <ImageField source="image" label="Image" sortable={false} />
      <PlainTextField source="title" />
      <TextField source="category" />
      <DateField source="datetime" label="Date" />
    </ContentList>
  )
}
