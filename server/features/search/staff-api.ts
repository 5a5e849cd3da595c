import { reply, type StaffHandlers } from '../../platform/staff-api/handler-types.ts'
import { readListQuery } from '../../platform/staff-api/parse-list-query.ts'
import { createSynonym, findSynonym, listSynonyms, removeSynonym, updateSynonym } from './synonyms.ts'

/** A synonym is addressed by its word. */
export const synonymHandlers: StaffHandlers<
  'listSynonyms' | 'findSynonym' | 'createSynonym' | 'updateSynonym' | 'removeSynonym'
> = {
  listSynonyms: async ({ db, query }) => reply(await listSynonyms(db, readListQuery(query))),
  findSynonym: async ({ db, params: { id = '' } }) => reply({ data: await findSynonym(db, id) }),
  createSynonym: async ({ db, author, body }) =>
    reply({ data: await createSynonym(db, await body(), author) }, 'Added.'),
  updateSynonym: async ({ db, author, params: { id = '' }, body }) =>
    reply({ data: await updateSynonym(db, id, await body(), author) }, 'Saved.'),
  removeSynonym: async ({ db, author, params: { id = '' } }) =>
    reply({ data: await removeSynonym(db, id, author) }, 'Deleted.'),
}
