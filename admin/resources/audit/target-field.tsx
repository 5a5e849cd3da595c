import type { AuditRecord } from '@house/contract/staff/entities'
import { isMediaUrl, parseMediaUrl } from '@house/contract/urls'
import { Link } from '@mui/material'
import { useCreatePath, useRecordContext } from 'react-admin'
import { Link as RouterLink } from 'react-router-dom'
import { plainText } from '../../format/plain-text.ts'

/** The record that an entry is about, linked while it exists. */
export function TargetField(_: { source: string; label: string; sortable?: boolean }) {
  const entry = useRecordContext<AuditRecord>()
  const createPath = useCreatePath()
  if (!entry) return null
  const { resource = '', title = '', entity_id: id, exists } = entry
  const name = fileName(plainText(title)) || (id && `ID ${id}`)
  if (resource === 'settings' || !name) return null
  if (!exists) return name
  const type = shown.includes(resource) ? 'show' : 'edit'
  return (
    // The row itself links to the audit log entry.
    <Link component={RouterLink} to={createPath({ resource, type, id })} onClick={(event) => event.stopPropagation()}>
      {name}
    </Link>
  )
}

/** Resources without an edit screen. */
const shown = ['leads', 'quotations', 'price-books']

/** Media files are titled by their URL. */
function fileName(title: string) {
  return isMediaUrl(title) ? parseMediaUrl(title).file : title
}
