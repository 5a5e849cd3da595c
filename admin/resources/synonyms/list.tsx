import { FunctionField, TextField } from 'react-admin'
import { ContentList } from '../../parts/content-screens.tsx'

export function SynonymList() {
  return (
    <ContentList>
      <TextField source="word" />
      <FunctionField label="Means" render={({ means }) => means.join(', ')} />
    </ContentList>
  )
}
