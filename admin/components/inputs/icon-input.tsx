import { contentIcons } from '@house/contract/content-icons'
import { SelectInput } from 'react-admin'

const choices = contentIcons.map((name) => ({ id: name, name }))

/** The icon of a benefit or service, by its name. */
export function IconInput() {
  return <SelectInput source="icon" choices={choices} emptyText="No icon" />
}
