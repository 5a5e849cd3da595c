export const roles = ['administrator', 'editor', 'sales'] as const
export type Role = (typeof roles)[number]

/** Leads can be assigned to staff with one of these roles. */
export const salesRoles: Role[] = ['administrator', 'sales']
