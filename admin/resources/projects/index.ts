import Icon from '@mui/icons-material/HomeWorkOutlined'
import { ProjectForm } from './form.tsx'
import { ProjectList } from './list.tsx'

export const projects = {
  name: 'projects',
  icon: Icon,
  options: { menu: { group: 'Content', position: 2 } },
  list: ProjectList,
  create: ProjectForm,
  edit: ProjectForm,
  recordRepresentation: 'title',
}
