import Icon from '@mui/icons-material/InboxOutlined'
import { LeadList } from './list.tsx'
import { LeadShow } from './show.tsx'

export const leads = {
  name: 'leads',
  icon: Icon,
  list: LeadList,
  show: LeadShow,
  recordRepresentation: 'customer_name',
}
