import Icon from '@mui/icons-material/PaletteOutlined'
import { ColourForm } from './form.tsx'
import { ColourList } from './list.tsx'

export const plannerColours = {
  name: 'planner-colours',
  icon: Icon,
  options: { menu: { group: 'Planner', position: 3 } },
  list: ColourList,
  create: ColourForm,
  edit: ColourForm,
  recordRepresentation: 'name',
}
