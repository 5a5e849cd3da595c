import Icon from '@mui/icons-material/PermMediaOutlined'
import { MediaEdit } from './form.tsx'
import { MediaList } from './list.tsx'

export const media = {
  name: 'media',
  icon: Icon,
  options: { label: 'Media' },
  list: MediaList,
  edit: MediaEdit,
  recordRepresentation: 'name',
}
