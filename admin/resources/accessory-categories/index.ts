import Icon from '@mui/icons-material/FolderOutlined'
import { AccessoryCategoryForm } from './form.tsx'
import { AccessoryCategoryList } from './list.tsx'

export const accessoryCategories = {
  name: 'accessory-categories',
  icon: Icon,
  options: { menu: { group: 'Catalogue', position: 5 } },
  list: AccessoryCategoryList,
  create: AccessoryCategoryForm,
  edit: AccessoryCategoryForm,
  recordRepresentation: 'title',
}
