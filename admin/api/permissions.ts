import type { Permission } from '@house/contract/staff/permissions'

/** The permissions that reading and writing a resource take. Resources that are not listed are content. */
const content = ['content.read', 'content.write'] as const
const permissionsByResource: Record<string, readonly [read: Permission, write: Permission | undefined]> = {
  leads: ['leads.read', 'leads.write'],
  media: ['media.read', 'media.write'],
  settings: ['settings.read', 'settings.write'],
  staff: ['staff.read', 'staff.write'],
  audit: ['audit.read', undefined],
}

const readActions = ['list', 'show', 'export']

export function isAllowed(permissions: Permission[], resource: string, action = 'list') {
  const [read, write] = permissionsByResource[resource] ?? content
  const required = readActions.includes(action) ? read : write
  return required !== undefined && permissions.includes(required)
}
