import Icon from '@mui/icons-material/PlaceOutlined'
import { OfficeCreate, OfficeEdit } from './form.tsx'
import { OfficeList } from './list.tsx'

export const offices = {
  name: 'offices',
  icon: Icon,
  options: { label: 'Offices' },
  list: OfficeList,
  create: OfficeCreate,
  edit: OfficeEdit,
  recordRepresentation: 'name',
}
