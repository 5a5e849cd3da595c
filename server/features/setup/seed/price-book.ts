import { priceBook, priceBookName } from '@house/demo/planner/price-book'
import { parsePriceBook } from '@house/fenestration/estimate/price-book'
import type { Db } from '../../../platform/db/schema.ts'

/** Invented prices: only the demonstration company has them. */
export async function seedPriceBook(trx: Db, now: Date) {
  const at = now.toISOString()
  await trx
    .insertInto('price_book')
    .values({
      version: 1,
      name: priceBookName,
      status: 'in-force',
      in_force_at: at,
      // Parsed as if staff had saved it.
      document: JSON.stringify(parsePriceBook(priceBook)),
      staff_id: null,
      created_at: at,
      updated_at: at,
    })
    .execute()
}
