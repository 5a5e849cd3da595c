import Icon from '@mui/icons-material/HistoryOutlined'
import { AuditList } from './list.tsx'
import { AuditScreen } from './show.tsx'

export const audit = {
  name: 'audit',
  icon: Icon,
  options: { label: 'Audit trail' },
  list: AuditList,
  show: AuditScreen,
}
