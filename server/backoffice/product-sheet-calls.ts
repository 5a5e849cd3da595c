import { exportProducts, productTemplate } from '../domain/product-sheet/export-products.ts'
import { importProducts, reportOnProducts } from '../domain/product-sheet/import-products.ts'
import { replying, type StaffHandlers } from './handling.ts'
import { readUpload } from './read-upload.ts'
import { streamed } from './streaming.ts'

export const productSheetHandlers: StaffHandlers<
  'exportProducts' | 'productTemplate' | 'checkProductSheet' | 'importProductSheet'
> = {
  exportProducts: async ({ db }) => streamed(exportProducts(db), csvHeaders('products.csv')),

  productTemplate: async () => new Response(productTemplate(), { headers: csvHeaders('products-template.csv') }),

  checkProductSheet: async ({ db, raw }) =>
    replying({ data: await reportOnProducts(db, (await readUpload(raw)).bytes) }, 'Checked. Nothing was changed.'),

  importProductSheet: async ({ db, raw, author }) =>
    replying({ data: await importProducts(db, (await readUpload(raw)).bytes, author) }, 'Imported. It is on the site.'),
}

function csvHeaders(name: string) {
  return {
    'cache-control': 'no-store',
    'content-type': 'text/csv; charset=utf-8',
    'content-disposition': `attachment; filename="${name}"`,
  }
}
