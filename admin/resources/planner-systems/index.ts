import Icon from '@mui/icons-material/WindowOutlined'
import { SystemForm } from './form.tsx'
import { SystemList } from './list.tsx'

export const plannerSystems = {
  name: 'planner-systems',
  icon: Icon,
  options: { menu: { group: 'Planner', position: 1 } },
  list: SystemList,
  create: SystemForm,
  edit: SystemForm,
  recordRepresentation: 'name',
}
