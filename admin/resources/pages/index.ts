import Icon from '@mui/icons-material/WebOutlined'
import { PageForm } from './form.tsx'
import { PageList } from './list.tsx'

export const pages = {
  name: 'pages',
  icon: Icon,
  options: { menu: { group: 'Content', position: 5 } },
  list: PageList,
  edit: PageForm,
  recordRepresentation: 'key',
}
