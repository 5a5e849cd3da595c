import type { StaffEndpointName } from '@house/contract/staff/endpoints'
import type { Permission } from '@house/contract/staff/permissions'
import type { Role } from '@house/contract/staff/roles'

/** Who changed something, and when; nobody for what the site does by itself. */
export type Author = { staffId: string | null; now: Date }

/** Signed in and not suspended. */
export type Caller = {
  id: string
  name: string
  email: string
  role: Role
  sessionId: string
  hasTwoFactor: boolean
  /** The password was generated or printed, so that somebody else may know it. */
  hasTemporaryPassword: boolean
}

type Rule = (caller: Caller | undefined) => boolean

const isAnyone: Rule = () => true
const isSignedIn: Rule = (caller) => caller !== undefined
const isAdministrator: Rule = (caller) => caller?.role === 'administrator'
const writesContent: Rule = (caller) => isAdministrator(caller) || caller?.role === 'editor'
const worksWithLeads: Rule = (caller) => isAdministrator(caller) || caller?.role === 'sales'

/** Every staff endpoint names one of these rules. */
export const rules = {
  anyone: isAnyone,
  'own.account': isSignedIn,
  'content.read': writesContent,
  'content.write': writesContent,
  'media.read': writesContent,
  'media.write': writesContent,
  'settings.read': writesContent,
  'settings.write': isAdministrator,
  archive: isAdministrator,
  'leads.read': worksWithLeads,
  'leads.write': worksWithLeads,
  'leads.erase': isAdministrator,
  'priceBook.read': worksWithLeads,
  'priceBook.write': isAdministrator,
  'quotations.read': worksWithLeads,
  'quotations.write': worksWithLeads,
  'quotations.issue': worksWithLeads,
  'quotations.margin': isAdministrator,
  'dashboard.read': worksWithLeads,
  'staff.read': isAdministrator,
  'staff.write': isAdministrator,
  'audit.read': isAdministrator,
} as const satisfies Record<Permission, Rule>

/** The only calls of someone who has signed in with a temporary password, besides those that need no session. */
const callsWithTemporaryPassword: StaffEndpointName[] = ['changePassword', 'showSession', 'signOut']

/** Somebody else may know a temporary password, so it must be changed before it is good for anything. */
export function mustChangePassword(caller: Caller | undefined, call: StaffEndpointName) {
  return caller?.hasTemporaryPassword === true && !callsWithTemporaryPassword.includes(call)
}

export function permissionsOf(caller: Caller): Permission[] {
  return (Object.keys(rules) as Permission[]).filter((name) => rules[name](caller))
}
