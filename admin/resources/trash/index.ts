import Icon from '@mui/icons-material/DeleteOutlined'
import { TrashList } from './list.tsx'

export const trash = {
  name: 'trash',
  icon: Icon,
  options: { menu: { group: 'Content', position: 7 } },
  list: TrashList,
}
