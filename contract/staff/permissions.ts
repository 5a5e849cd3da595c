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
  'dashboard.read',
  'staff.read',
  'staff.write',
  'audit.read',
] as const
export type Permission = (typeof permissions)[number]
