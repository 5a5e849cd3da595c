import Icon from '@mui/icons-material/HomeWorkOutlined'
import { ProjectCreate, ProjectEdit } from './form.tsx'
import { ProjectList } from './list.tsx'

export const projects = {
  name: 'projects',
  icon: Icon,
  options: { label: 'Projects' },
  list: ProjectList,
  create: ProjectCreate,
  edit: ProjectEdit,
  recordRepresentation: 'title',
}
