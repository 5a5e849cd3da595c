import Icon from '@mui/icons-material/AltRouteOutlined'
import { RedirectCreate, RedirectEdit } from './form.tsx'
import { RedirectList } from './list.tsx'

export const redirects = {
  name: 'redirects',
  icon: Icon,
  options: { menu: { group: 'Administration', position: 4 } },
  list: RedirectList,
  create: RedirectCreate,
  edit: RedirectEdit,
  recordRepresentation: 'from_path',
}
