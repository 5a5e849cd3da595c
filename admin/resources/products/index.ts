import Icon from '@mui/icons-material/WindowOutlined'
import { plainText } from '../../format/plain-text.ts'
import { ProductForm } from './form.tsx'
import { ProductList } from './list.tsx'

export const products = {
  name: 'products',
  icon: Icon,
  options: { menu: { group: 'Catalogue', position: 1 } },
  list: ProductList,
  create: ProductForm,
  edit: ProductForm,
  recordRepresentation: ({ title }: { title: string }) => plainText(title),
}
