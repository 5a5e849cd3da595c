import Icon from '@mui/icons-material/InboxOutlined'
import { LeadCreate } from './create.tsx'
import { LeadList } from './list.tsx'
import { LeadShow } from './show.tsx'

export const leads = {
  name: 'leads',
  icon: Icon,
  options: { menu: { group: 'Sales', position: 1 } },
  list: LeadList,
  create: LeadCreate,
  show: LeadShow,
  recordRepresentation: 'customer_name',
}
