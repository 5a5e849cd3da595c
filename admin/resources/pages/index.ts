import Icon from '@mui/icons-material/WebOutlined'
import { PageForm } from './form.tsx'
import { PageList } from './list.tsx'

export const pages = {
  name: 'pages',
  icon: Icon,
  list: PageList,
  edit: PageForm,
  recordRepresentation: 'key',
}
