import { permissions as allPermissions, type Permission } from '@house/contract/staff/permissions'

/** The permissions that reading and writing a resource take. Resources that are not listed are content. */
const content = ['content.read', 'content.write'] as const
const permissionsByResource: Record<string, readonly [read: Permission, write: Permission | undefined]> = {
  leads: ['leads.read', 'leads.write'],
  'price-books': ['priceBook.read', 'priceBook.write'],
  quotations: ['quotations.read', 'quotations.write'],
  media: ['media.read', 'media.write'],
  settings: ['settings.read', 'settings.write'],
  brand: ['settings.write', 'settings.write'],
  staff: ['staff.read', 'staff.write'],
  audit: ['audit.read', undefined],
}

const readActions = ['list', 'show', 'export']

/** An action with a permission of its own, like `leads.erase`, takes that one. */
export function isAllowed(permissions: Permission[], resource: string, action = 'list') {
  const own = allPermissions.find((permission) => permission === `${resource}.${action}`)
  if (own) return permissions.includes(own)
  const [read, write] = permissionsByResource[resource] ?? content
  const required = readActions.includes(action) ? read : write
  return required !== undefined && permissions.includes(required)
}
