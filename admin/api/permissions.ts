/** The permissions that reading and writing a resource take. Resources that are not listed are content. */
const content = ['content.read', 'content.write'] as const
const permissionsByResource: Record<string, readonly [read: string, write: string]> = {
  leads: ['leads.read', 'leads.write'],
  media: ['media.read', 'media.write'],
  settings: ['settings.read', 'settings.write'],
  staff: ['staff.read', 'staff.write'],
  audit: ['audit.read', ''],
}

const readActions = ['list', 'show', 'export']

export function isAllowed(permissions: string[], resource: string, action = 'list') {
  const [read, write] = permissionsByResource[resource] ?? content
  return permissions.includes(readActions.includes(action) ? read : write)
}
