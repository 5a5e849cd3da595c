import Icon from '@mui/icons-material/HandymanOutlined'
import { AccessoryCreate, AccessoryEdit } from './form.tsx'
import { AccessoryList } from './list.tsx'

export const accessories = {
  name: 'accessories',
  icon: Icon,
  options: { label: 'Accessories' },
  list: AccessoryList,
  create: AccessoryCreate,
  edit: AccessoryEdit,
  recordRepresentation: 'title',
}
