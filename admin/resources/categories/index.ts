import Icon from '@mui/icons-material/CategoryOutlined'
import { plainText } from '../../format/plain-text.ts'
import { CategoryForm } from './form.tsx'
import { CategoryList } from './list.tsx'

export const categories = {
  name: 'categories',
  icon: Icon,
  options: { menu: { group: 'Catalogue', position: 3 } },
  list: CategoryList,
  create: CategoryForm,
  edit: CategoryForm,
  recordRepresentation: ({ title }: { title: string }) => plainText(title),
}
