import type { Db } from '../../db/schema.ts'

/** Deletes the quotations of erased leads. The audit log keeps who worked on them and when, without content. */
export async function deleteQuotations(trx: Db, enquiryIds: number[]) {
  const deleted = await trx.deleteFrom('quotation').where('enquiry_id', 'in', enquiryIds).returning('id').execute()
  if (deleted.length === 0) return
  await trx
    .updateTable('audit')
    .set({ before: null, after: null })
    .where('entity', '=', 'quotation')
    .where(
      'entity_id',
      'in',
      deleted.map(({ id }) => String(id)),
    )
    .execute()
}
