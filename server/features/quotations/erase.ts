import type { Db } from '../../platform/db/schema.ts'

/** Deletes the quotations of erased leads. The audit log keeps who worked on them and when, without content. */
export async function deleteQuotations(trx: Db, enquiryIds: number[]) {
  const deleted = await trx.deleteFrom('quotation').where('enquiry_id', 'in', enquiryIds).returning('id').execute()
  await clearAudit(
    trx,
    deleted.map(({ id }) => id),
  )
}

export async function clearAudit(trx: Db, ids: number[]) {
  if (ids.length === 0) return
  await trx
    .updateTable('audit')
    .set({ before: null, after: null })
    .where('entity', '=', 'quotation')
    .where('entity_id', 'in', ids.map(String))
    .execute()
}
