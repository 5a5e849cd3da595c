import Icon from '@mui/icons-material/LayersOutlined'
import { GlazingForm } from './form.tsx'
import { GlazingList } from './list.tsx'

export const plannerGlazings = {
  name: 'planner-glazings',
  icon: Icon,
  options: { menu: { group: 'Planner', position: 2 } },
  list: GlazingList,
  create: GlazingForm,
  edit: GlazingForm,
  recordRepresentation: 'name',
}
