import Icon from '@mui/icons-material/SettingsOutlined'
import { SettingsScreen } from './form.tsx'

/** One record: its list is its form. */
export const settings = {
  name: 'settings',
  icon: Icon,
  options: { menu: { group: 'Administration', position: 1 } },
  list: SettingsScreen,
}
