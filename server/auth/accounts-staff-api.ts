import { z } from 'zod'
import { checked, neededText, oneOf } from '../content/validation.ts'
import { reply, type StaffHandlers } from '../staff-api/handler-types.ts'
import { readListQuery } from '../staff-api/list-query.ts'
import { createStaff, findStaff, listStaff, resetPassword, resetSecondFactor, reviseStaff, roles } from './accounts.ts'

const name = neededText(100)
const role = oneOf(roles)
const person = z.object({ name, email: z.email('must be an e-mail address').max(200, 'is too long'), role })
const changes = z.object({
  name: name.optional(),
  role: role.optional(),
  suspended: z.boolean('must be yes or no').optional(),
})

/** Nobody is deleted: what they did stays under their name. Whoever leaves is suspended. */
export const staffHandlers: StaffHandlers<
  'listStaff' | 'findStaff' | 'createStaff' | 'reviseStaff' | 'resetPassword' | 'resetSecondFactor'
> = {
  listStaff: async ({ db, query }) => reply(await listStaff(db, readListQuery(query))),

  findStaff: async ({ db, params: { id = '' } }) => reply({ data: await findStaff(db, id) }),

  createStaff: async ({ db, author, body }) => {
    const data = await createStaff(db, checked(person, await body()), author)
    return reply({ data }, 'Added. The password is shown this once.')
  },

  reviseStaff: async ({ db, author, params: { id = '' }, body }) =>
    reply({ data: await reviseStaff(db, id, checked(changes, await body()), author) }, 'Saved.'),

  resetPassword: async ({ db, author, params: { id = '' } }) =>
    reply({ data: await resetPassword(db, id, author) }, 'The new password is shown this once.'),

  resetSecondFactor: async ({ db, author, params: { id = '' } }) =>
    reply({ data: await resetSecondFactor(db, id, author) }, 'The second factor is off. All sessions have ended.'),
}
