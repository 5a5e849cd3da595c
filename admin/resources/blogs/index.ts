import Icon from '@mui/icons-material/ArticleOutlined'
import { BlogCreate, BlogEdit } from './form.tsx'
import { BlogList } from './list.tsx'

export const blogs = {
  name: 'blogs',
  icon: Icon,
  options: { label: 'Blogs' },
  list: BlogList,
  create: BlogCreate,
  edit: BlogEdit,
  recordRepresentation: 'title',
}
