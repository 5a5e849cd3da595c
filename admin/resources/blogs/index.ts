import Icon from '@mui/icons-material/ArticleOutlined'
import { BlogForm } from './form.tsx'
import { BlogList } from './list.tsx'

export const blogs = {
  name: 'blogs',
  icon: Icon,
  options: { menu: { group: 'Content', position: 1 } },
  list: BlogList,
  create: BlogForm,
  edit: BlogForm,
  recordRepresentation: 'title',
}
