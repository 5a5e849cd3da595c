import { noStore } from '../../../platform/http/cache-control.ts'
import { streamed } from '../../../platform/http/stream.ts'
import { reply, type StaffHandlers } from '../../../platform/staff-api/handler-types.ts'
import { readUpload } from '../../../platform/tables/read-upload.ts'
import { exportProducts, productTemplate } from './export-products.ts'
import { checkImport, importProductDrafts, importProducts } from './import-products.ts'

export const productCsvHandlers: StaffHandlers<
  'exportProducts' | 'productTemplate' | 'checkProductImport' | 'importProducts' | 'importProductDrafts'
> = {
  exportProducts: async ({ db }) => streamed(exportProducts(db), csvHeaders('products.csv')),

  productTemplate: async ({ db }) =>
    new Response(await productTemplate(db), { headers: csvHeaders('products-template.csv') }),

  checkProductImport: async ({ db, raw }) =>
    reply({ data: await checkImport(db, (await readUpload(raw)).bytes) }, 'Checked. Nothing was changed.'),

  importProducts: async ({ db, raw, author }) =>
    reply({ data: await importProducts(db, (await readUpload(raw)).bytes, author) }, 'Imported. It is on the site.'),

  importProductDrafts: async ({ db, raw, author }) =>
    reply({ data: await importProductDrafts(db, (await readUpload(raw)).bytes, author) }, 'Imported as drafts.'),
}

function csvHeaders(name: string) {
  return {
    'cache-control': noStore,
    'content-type': 'text/csv; charset=utf-8',
    'content-disposition': `attachment; filename="${name}"`,
  }
}
