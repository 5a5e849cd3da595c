import Icon from '@mui/icons-material/WebOutlined'
import { PageForm } from './form.tsx'
import { PageList } from './list.tsx'

export const pages = {
  name: 'pages',
  icon: Icon,
  options: { label: 'Pages' },
  list: PageList,
  edit: PageForm,
  recordRepresentation: 'key',
}
