/** What a staff call can require. Roles are mapped to these on the server. */
export const permissions = [
  'anyone',
  'own.account',
  'content.read',
  'content.write',
  'media.read',
  'media.write',
  'settings.read',
  'settings.write',
  'archive',
  'leads.read',
  'leads.write',
  'leads.erase',
  'priceBook.read',
  'priceBook.write',
  'quotations.read',
  'quotations.write',
  'quotations.issue',
  'quotations.margin',
  'dashboard.read',
  'staff.read',
  'staff.write',
  'audit.read',
] as const
export type Permission = (typeof permissions)[number]

/** The permissions that reading and writing a resource take. Resources that are not listed are content. */
export const contentPermissions = ['content.read', 'content.write'] as const
export const permissionsByResource: Record<string, readonly [read: Permission, write: Permission | undefined]> = {
  leads: ['leads.read', 'leads.write'],
  'price-books': ['priceBook.read', 'priceBook.write'],
  quotations: ['quotations.read', 'quotations.write'],
  media: ['media.read', 'media.write'],
  settings: ['settings.read', 'settings.write'],
  brand: ['settings.write', 'settings.write'],
  staff: ['staff.read', 'staff.write'],
  audit: ['audit.read', undefined],
}
