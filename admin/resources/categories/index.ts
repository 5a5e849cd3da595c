import Icon from '@mui/icons-material/CategoryOutlined'
import { plainText } from '../../parts/plain-text.ts'
import { CategoryCreate, CategoryEdit } from './form.tsx'
import { CategoryList } from './list.tsx'

export const categories = {
  name: 'categories',
  icon: Icon,
  options: { label: 'Categories' },
  list: CategoryList,
  create: CategoryCreate,
  edit: CategoryEdit,
  recordRepresentation: ({ title }: { title: string }) => plainText(title),
}
