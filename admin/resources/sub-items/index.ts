import Icon from '@mui/icons-material/ViewListOutlined'
import { plainText } from '../../format/plain-text.ts'
import { SubItemForm } from './form.tsx'
import { SubItemList } from './list.tsx'

export const subItems = {
  name: 'sub-items',
  icon: Icon,
  options: { menu: { group: 'Catalogue', position: 2 } },
  list: SubItemList,
  create: SubItemForm,
  edit: SubItemForm,
  recordRepresentation: ({ title }: { title: string }) => plainText(title),
}
