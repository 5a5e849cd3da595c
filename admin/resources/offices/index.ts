import Icon from '@mui/icons-material/PlaceOutlined'
import { OfficeForm } from './form.tsx'
import { OfficeList } from './list.tsx'

export const offices = {
  name: 'offices',
  icon: Icon,
  options: { menu: { group: 'Content', position: 4 } },
  list: OfficeList,
  create: OfficeForm,
  edit: OfficeForm,
  recordRepresentation: 'name',
}
