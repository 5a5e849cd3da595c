import {
  createRedirect,
  findRedirectRecord,
  listRedirects,
  removeRedirect,
  reviseRedirect,
} from '../content/redirects/commands.ts'
import { replying, type StaffHandlers } from '../staff-api/handler-types.ts'
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
  listSynonyms: async ({ db, query }) => replying(await listSynonyms(db, readListQuery(query))),
  findSynonym: async ({ db, params: { id = '' } }) => replying({ data: await findSynonym(db, id) }),
  createSynonym: async ({ db, author, body }) =>
    replying({ data: await createSynonym(db, await body(), author) }, 'Added.'),
  reviseSynonym: async ({ db, author, params: { id = '' }, body }) =>
    replying({ data: await reviseSynonym(db, id, await body(), author) }, 'Saved.'),
  removeSynonym: async ({ db, author, params: { id = '' } }) =>
    replying({ data: await removeSynonym(db, id, author) }, 'Deleted.'),

  listRedirects: async ({ db, query }) => replying(await listRedirects(db, readListQuery(query))),
  findRedirect: async ({ db, params: { id = '' } }) => replying({ data: await findRedirectRecord(db, id) }),
  createRedirect: async ({ db, author, body }) =>
    replying({ data: await createRedirect(db, await body(), author) }, 'Added.'),
  reviseRedirect: async ({ db, author, params: { id = '' }, body }) =>
    replying({ data: await reviseRedirect(db, id, await body(), author) }, 'Saved.'),
  removeRedirect: async ({ db, author, params: { id = '' } }) =>
    replying({ data: await removeRedirect(db, id, author) }, 'Deleted.'),
}
