import Icon from '@mui/icons-material/GroupOutlined'
import { StaffCreate, StaffEdit } from './form.tsx'
import { StaffList } from './list.tsx'

export const staff = {
  name: 'staff',
  icon: Icon,
  options: { menu: { group: 'Administration', position: 5 } },
  list: StaffList,
  create: StaffCreate,
  edit: StaffEdit,
  recordRepresentation: 'name',
}
