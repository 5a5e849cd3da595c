import Icon from '@mui/icons-material/AccountTreeOutlined'
import { AccessoryGroupForm } from './form.tsx'
import { AccessoryGroupList } from './list.tsx'

export const accessoryGroups = {
  name: 'accessory-groups',
  icon: Icon,
  options: { menu: { group: 'Catalogue', position: 6 } },
  list: AccessoryGroupList,
  create: AccessoryGroupForm,
  edit: AccessoryGroupForm,
  recordRepresentation: 'title',
}
