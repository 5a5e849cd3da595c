import { FunctionField, TextField } from 'react-admin'
import { SimpleContentList } from '../../components/lists/content-list.tsx'

export function SynonymList() {
  return (
    <SimpleContentList canDeleteMany>
      <TextField source="word" />
      <FunctionField label="Synonyms" render={({ means }) => means.join(', ')} />
    </SimpleContentList>
  )
}
