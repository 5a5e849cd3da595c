import Icon from '@mui/icons-material/PaletteOutlined'
import { BrandScreen } from './form.tsx'

/** Part of the settings, with a form and a preview of its own. */
export const brand = {
  name: 'brand',
  icon: Icon,
  options: { menu: { group: 'Administration', position: 2 } },
  list: BrandScreen,
}
