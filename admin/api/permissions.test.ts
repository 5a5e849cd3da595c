import type { Permission } from '@house/contract/staff/permissions'
import { expect, test } from 'vitest'
import { isAllowed } from './permissions.ts'

const editor: Permission[] = ['content.read', 'content.write', 'media.read', 'media.write']

test.each<[string, Permission[], string, string, boolean]>([
  ['an editor reads products', editor, 'products', 'list', true],
  ['an editor changes products', editor, 'products', 'edit', true],
  ['an editor does not see leads', editor, 'leads', 'list', false],
  ['a reader does not write', ['content.read'], 'products', 'create', false],
  ['sales export leads', ['leads.read'], 'leads', 'export', true],
  ['sales do not erase leads', ['leads.read', 'leads.write'], 'leads', 'erase', false],
  ['administrators erase leads', ['leads.erase'], 'leads', 'erase', true],
  ['nobody changes the audit log', ['audit.read'], 'audit', 'edit', false],
])('%s', (_, permissions, resource, action, expected) => {
  expect(isAllowed(permissions, resource, action)).toBe(expected)
})
