import { Link } from '@mui/material'
import { useCreatePath, useRecordContext } from 'react-admin'
import { Link as RouterLink } from 'react-router-dom'
import type { AuditRecord } from '../../api/types.ts'
import { plainText } from '../../format/plain-text.ts'

/** What an entry is about, by its name, and a way to it while it is there. */
export function SubjectField(_: { source: string; label: string; sortable?: boolean }) {
  const entry = useRecordContext<AuditRecord>()
  const createPath = useCreatePath()
  if (!entry) return null
  const { resource = '', title = '', entity_id: id, is_there } = entry
  const name = fileName(plainText(title)) || (id && `Number ${id}`)
  if (resource === 'settings' || !name) return null
  if (!is_there) return name
  const type = resource === 'leads' ? 'show' : 'edit'
  return (
    // The row around it leads to the entry.
    <Link component={RouterLink} to={createPath({ resource, type, id })} onClick={(event) => event.stopPropagation()}>
      {name}
    </Link>
  )
}

/** A picture is known by the end of its address. */
function fileName(title: string) {
  return title.replace(/^\/media\/\w+\//, '')
}
