import Icon from '@mui/icons-material/HandymanOutlined'
import { AccessoryForm } from './form.tsx'
import { AccessoryList } from './list.tsx'

export const accessories = {
  name: 'accessories',
  icon: Icon,
  options: { menu: { group: 'Catalogue', position: 4 } },
  list: AccessoryList,
  create: AccessoryForm,
  edit: AccessoryForm,
  recordRepresentation: 'title',
}
