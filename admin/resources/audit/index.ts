import Icon from '@mui/icons-material/HistoryOutlined'
import { AuditList } from './list.tsx'
import { AuditShow } from './show.tsx'

export const audit = {
  name: 'audit',
  icon: Icon,
  list: AuditList,
  show: AuditShow,
}
