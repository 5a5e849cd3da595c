import Icon from '@mui/icons-material/AccountTreeOutlined'
import { AccessoryGroupCreate, AccessoryGroupEdit } from './form.tsx'
import { AccessoryGroupList } from './list.tsx'

export const accessoryGroups = {
  name: 'accessory-groups',
  icon: Icon,
  options: { label: 'Accessory groups' },
  list: AccessoryGroupList,
  create: AccessoryGroupCreate,
  edit: AccessoryGroupEdit,
  recordRepresentation: 'title',
}
