import Icon from '@mui/icons-material/SpellcheckOutlined'
import { SynonymCreate, SynonymEdit } from './form.tsx'
import { SynonymList } from './list.tsx'

export const synonyms = {
  name: 'synonyms',
  icon: Icon,
  options: { menu: { group: 'Administration', position: 3 } },
  list: SynonymList,
  create: SynonymCreate,
  edit: SynonymEdit,
  recordRepresentation: 'word',
}
