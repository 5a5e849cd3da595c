import Icon from '@mui/icons-material/PermMediaOutlined'
import { MediaEdit } from './form.tsx'
import { MediaList } from './list.tsx'

export const media = {
  name: 'media',
  icon: Icon,
  options: { menu: { group: 'Content', position: 6 } },
  list: MediaList,
  edit: MediaEdit,
  recordRepresentation: 'name',
}
