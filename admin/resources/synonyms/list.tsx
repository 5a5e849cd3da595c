import { FunctionField, TextField } from 'react-admin'
import { PlainList } from '../../components/lists/content-list.tsx'

export function SynonymList() {
  return (
    <PlainList>
      <TextField source="word" />
      <FunctionField label="Means" render={({ means }) => means.join(', ')} />
    </PlainList>
  )
}
