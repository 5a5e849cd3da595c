import Icon from '@mui/icons-material/InboxOutlined'
import { LeadList } from './list.tsx'
import { LeadScreen } from './show.tsx'

export const leads = {
  name: 'leads',
  icon: Icon,
  options: { label: 'Leads' },
  list: LeadList,
  show: LeadScreen,
  recordRepresentation: 'customer_name',
}
