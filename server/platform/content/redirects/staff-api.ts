import { reply, type StaffHandlers } from '../../staff-api/handler-types.ts'
import { readListQuery } from '../../staff-api/parse-list-query.ts'
import { createRedirect, findRedirectRecord, listRedirects, removeRedirect, updateRedirect } from './staff-redirects.ts'

/** A redirect is addressed by its source path. */
export const redirectHandlers: StaffHandlers<
  'listRedirects' | 'findRedirect' | 'createRedirect' | 'updateRedirect' | 'removeRedirect'
> = {
  listRedirects: async ({ db, query }) => reply(await listRedirects(db, readListQuery(query))),
  findRedirect: async ({ db, params: { id = '' } }) => reply({ data: await findRedirectRecord(db, id) }),
  createRedirect: async ({ db, author, body }) =>
    reply({ data: await createRedirect(db, await body(), author) }, 'Added.'),
  updateRedirect: async ({ db, author, params: { id = '' }, body }) =>
    reply({ data: await updateRedirect(db, id, await body(), author) }, 'Saved.'),
  removeRedirect: async ({ db, author, params: { id = '' } }) =>
    reply({ data: await removeRedirect(db, id, author) }, 'Deleted.'),
}
