import type { AnyDb } from '../dialect.ts'

/** The sales figures read an index alone: the rows of quotations are long, because of their documents. */
export async function up(db: AnyDb) {
  await db.schema
    .createIndex('quotation_sales')
    .on('quotation')
    .columns(['issued_at', 'status', 'total', 'enquiry_id', 'staff_id'])
    .execute()
  await db.schema.dropIndex('quotation_issued').execute()
}
