import type { Role } from './accounts.ts'

/** Someone who is signed in and not suspended. */
export type Caller = {
  id: string
  name: string
  email: string
  role: Role
  sessionId: string
  hasSecondFactor: boolean
  /** Someone else may know the password: it was printed, or made by an administrator. */
  hasGivenPassword: boolean
}

type Rule = (caller: Caller | undefined) => boolean

const isAnyone: Rule = () => true
const isSignedIn: Rule = (caller) => caller !== undefined
const isAdministrator: Rule = (caller) => caller?.role === 'administrator'
const writesContent: Rule = (caller) => isAdministrator(caller) || caller?.role === 'editor'
const worksWithLeads: Rule = (caller) => isAdministrator(caller) || caller?.role === 'sales'

/** Who may do what. Every call names one of these; there is no call without. */
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
  'dashboard.read': worksWithLeads,
  'staff.read': isAdministrator,
  'staff.write': isAdministrator,
  'audit.read': isAdministrator,
} as const satisfies Record<string, Rule>

export type RuleName = keyof typeof rules

export function permissionsOf(caller: Caller): RuleName[] {
  return (Object.keys(rules) as RuleName[]).filter((name) => rules[name](caller))
}
