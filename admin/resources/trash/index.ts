import Icon from '@mui/icons-material/DeleteOutlined'
import { TrashList } from './list.tsx'

export const trash = { name: 'trash', icon: Icon, list: TrashList }
