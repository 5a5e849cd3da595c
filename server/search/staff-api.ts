import {
  createRedirect,
  findRedirectRecord,
  listRedirects,
  removeRedirect,
  reviseRedirect,
} from '../content/redirects/staff-redirects.ts'
import { reply, type StaffHandlers } from '../staff-api/handler-types.ts'
import { readListQuery } from '../staff-api/list-query.ts'
import { createSynonym, findSynonym, listSynonyms, removeSynonym, reviseSynonym } from './synonyms.ts'

/** Synonyms and redirects: both use their own text as id. */
export const wordHandlers: StaffHandlers<
  | 'listSynonyms'
  | 'findSynonym'
  | 'createSynonym'
  | 'reviseSynonym'
  | 'removeSynonym'
  | 'listRedirects'
  | 'findRedirect'
  | 'createRedirect'
  | 'reviseRedirect'
  | 'removeRedirect'
> = {
  listSynonyms: async ({ db, query }) => reply(await listSynonyms(db, readListQuery(query))),
  findSynonym: async ({ db, params: { id = '' } }) => reply({ data: await findSynonym(db, id) }),
  createSynonym: async ({ db, author, body }) =>
    reply({ data: await createSynonym(db, await body(), author) }, 'Added.'),
  reviseSynonym: async ({ db, author, params: { id = '' }, body }) =>
    reply({ data: await reviseSynonym(db, id, await body(), author) }, 'Saved.'),
  removeSynonym: async ({ db, author, params: { id = '' } }) =>
    reply({ data: await removeSynonym(db, id, author) }, 'Deleted.'),

  listRedirects: async ({ db, query }) => reply(await listRedirects(db, readListQuery(query))),
  findRedirect: async ({ db, params: { id = '' } }) => reply({ data: await findRedirectRecord(db, id) }),
  createRedirect: async ({ db, author, body }) =>
    reply({ data: await createRedirect(db, await body(), author) }, 'Added.'),
  reviseRedirect: async ({ db, author, params: { id = '' }, body }) =>
    reply({ data: await reviseRedirect(db, id, await body(), author) }, 'Saved.'),
  removeRedirect: async ({ db, author, params: { id = '' } }) =>
    reply({ data: await removeRedirect(db, id, author) }, 'Deleted.'),
}
