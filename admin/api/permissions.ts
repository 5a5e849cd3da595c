import {
  permissions as allPermissions,
  contentPermissions,
  type Permission,
  permissionsByResource,
} from '@house/contract/staff/permissions'

const readActions = ['list', 'show', 'export']

/** An action with a permission of its own, like `leads.erase`, takes that one. */
export function isAllowed(permissions: Permission[], resource: string, action = 'list') {
  const own = allPermissions.find((permission) => permission === `${resource}.${action}`)
  if (own) return permissions.includes(own)
  const [read, write] = permissionsByResource[resource] ?? contentPermissions
  const required = readActions.includes(action) ? read : write
  return required !== undefined && permissions.includes(required)
}
