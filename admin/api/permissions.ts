/** The rule of the server that a person needs to see a resource, and the one needed to change it. */
const content = ['content.read', 'content.write'] as const
const rules: Record<string, readonly [read: string, write: string]> = {
  leads: ['leads.read', 'leads.write'],
  media: ['media.read', 'media.write'],
  settings: ['settings.read', 'settings.write'],
  staff: ['staff.read', 'staff.write'],
  audit: ['audit.read', ''],
}

export function isAllowed(permissions: string[], resource: string, action = 'list') {
  const [read, write] = rules[resource] ?? content
  return permissions.includes(['list', 'show', 'export'].includes(action) ? read : write)
}
