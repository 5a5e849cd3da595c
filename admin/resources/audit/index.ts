import Icon from '@mui/icons-material/HistoryOutlined'
import { AuditList } from './list.tsx'
import { AuditShow } from './show.tsx'

export const audit = {
  name: 'audit',
  icon: Icon,
  options: { menu: { group: 'Administration', position: 6 } },
  list: AuditList,
  show: AuditShow,
}
