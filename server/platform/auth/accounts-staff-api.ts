import { roles } from '@house/contract/staff/roles'
import { maxContentLength } from '@house/contract/validation-limits'
import { z } from 'zod'
import { reply, type StaffHandlers } from '../staff-api/handler-types.ts'
import { readListQuery } from '../staff-api/parse-list-query.ts'
import { oneOf, parseInput, requiredText } from '../staff-api/validation.ts'
import { createStaff, findStaff, listStaff, resetPassword, resetTwoFactor, updateStaff } from './accounts.ts'
import { newEmail } from './credentials.ts'
import type { PasswordHashing } from './password-hashing.ts'

const name = requiredText(maxContentLength.staffName)
const role = oneOf(roles)
const newStaffSchema = z.object({
  name,
  email: newEmail,
  role,
})
const changesSchema = z.object({
  name: name.optional(),
  email: newEmail.optional(),
  role: role.optional(),
  suspended: z.boolean('must be yes or no').optional(),
})

/** Staff are suspended, never deleted, so that the audit log keeps their names. */
type StaffCalls = 'listStaff' | 'findStaff' | 'createStaff' | 'updateStaff' | 'resetPassword' | 'resetTwoFactor'

export function staffHandlers(hashing: PasswordHashing): StaffHandlers<StaffCalls> {
  return {
    listStaff: async ({ db, query }) => reply(await listStaff(db, readListQuery(query))),

    findStaff: async ({ db, params: { id = '' } }) => reply({ data: await findStaff(db, id) }),

    createStaff: async ({ db, author, body }) => {
      const data = await createStaff(db, parseInput(newStaffSchema, await body()), author, hashing)
      return reply({ data }, 'Added. The password is shown this once.')
    },

    updateStaff: async ({ db, author, params: { id = '' }, body }) =>
      reply({ data: await updateStaff(db, id, parseInput(changesSchema, await body()), author) }, 'Saved.'),

    resetPassword: async ({ db, author, params: { id = '' } }) =>
      reply({ data: await resetPassword(db, id, author, hashing) }, 'The new password is shown this once.'),

    resetTwoFactor: async ({ db, author, params: { id = '' } }) =>
      reply(
        { data: await resetTwoFactor(db, id, author) },
        'Two-factor authentication is disabled. All sessions have ended.',
      ),
  }
}
