import Icon from '@mui/icons-material/WebOutlined'
import { PageEdit } from './form.tsx'
import { PageList } from './list.tsx'

export const pages = {
  name: 'pages',
  icon: Icon,
  options: { label: 'Pages' },
  list: PageList,
  edit: PageEdit,
  recordRepresentation: 'key',
}
