import { compareBooks } from '@house/fenestration/estimate/compare-books'
import { noStore } from '../../../platform/http/cache-control.ts'
import { reply, type StaffHandlers } from '../../../platform/staff-api/handler-types.ts'
import { readListQuery } from '../../../platform/staff-api/parse-list-query.ts'
import { readUpload } from '../../../platform/tables/read-upload.ts'
import { findPlannerParts } from '../../planner-parts/queries.ts'
import { changeDraft, createDraft, putInForce, removeDraft } from './commands.ts'
import { writePriceBook } from './csv.ts'
import { checkImport, importPrices } from './import-prices.ts'
import { documentOf, findBookInForce, findPriceBook, listPriceBooks, readPriceBook } from './queries.ts'

export const priceBookHandlers: StaffHandlers<
  | 'listPriceBooks'
  | 'findPriceBook'
  | 'createPriceBook'
  | 'updatePriceBook'
  | 'removePriceBook'
  | 'putPriceBookInForce'
  | 'exportPriceBook'
  | 'checkPriceBookImport'
  | 'importPriceBook'
  | 'comparePriceBooks'
> = {
  listPriceBooks: async ({ db, query }) => reply(await listPriceBooks(db, readListQuery(query))),

  findPriceBook: async ({ db, params: { id = '' } }) => reply({ data: await findPriceBook(db, id) }),

  createPriceBook: async ({ db, author, body }) => {
    const id = await createDraft(db, await body(), author)
    return reply({ data: await findPriceBook(db, String(id)) }, 'Draft created.')
  },

  updatePriceBook: async ({ db, author, params: { id = '' }, body }) => {
    await changeDraft(db, id, await body(), author)
    return reply({ data: await findPriceBook(db, id) }, 'Saved.')
  },

  removePriceBook: async ({ db, author, params: { id = '' } }) => {
    const data = await findPriceBook(db, id)
    await removeDraft(db, id, author)
    return reply({ data }, 'Deleted.')
  },

  putPriceBookInForce: async ({ db, author, params: { id = '' } }) => {
    await putInForce(db, id, author)
    return reply({ data: await findPriceBook(db, id) }, 'In force.')
  },

  exportPriceBook: async ({ db, params: { id = '' } }) => {
    const row = await readPriceBook(db, id)
    return new Response(writePriceBook(documentOf(row)), {
      headers: {
        'cache-control': noStore,
        'content-type': 'text/csv; charset=utf-8',
        'content-disposition': `attachment; filename="price-book-${row.version}.csv"`,
      },
    })
  },

  checkPriceBookImport: async ({ db, raw, params: { id = '' } }) =>
    reply({ data: await checkImport(db, id, (await readUpload(raw)).bytes) }, 'Checked. Nothing was changed.'),

  importPriceBook: async ({ db, raw, author, params: { id = '' } }) =>
    reply({ data: await importPrices(db, id, (await readUpload(raw)).bytes, author) }, 'Imported into the draft.'),

  comparePriceBooks: async ({ db, params: { id = '' }, query: { from } }) => {
    const after = documentOf(await readPriceBook(db, id))
    const before = from ? documentOf(await readPriceBook(db, from)) : (await findBookInForce(db))?.book
    const data = before ? compareBooks(before, after, await findPlannerParts(db)) : []
    return reply({ data, total: data.length })
  },
}
