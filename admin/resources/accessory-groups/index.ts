import Icon from '@mui/icons-material/AccountTreeOutlined'
import { AccessoryGroupForm } from './form.tsx'
import { AccessoryGroupList } from './list.tsx'

export const accessoryGroups = {
  name: 'accessory-groups',
  icon: Icon,
  list: AccessoryGroupList,
  create: AccessoryGroupForm,
  edit: AccessoryGroupForm,
  recordRepresentation: 'title',
}
