import { openDatabase } from '../../database.ts'
import { acceptQuotation } from '../../features/quotations/customer.ts'

/** Accepts the quotations with these tokens, one after the other, and prints a line for each. A test kills it. */
const db = await openDatabase({ dataDir: process.env.DATA_DIR ?? '', databaseUrl: process.env.DATABASE_URL })
for (const token of process.argv.slice(2)) {
  await acceptQuotation(db, token, { name: 'Meera Joshi', has_consented: true }, new Date('2026-11-18T06:00:00Z'))
  console.log(token)
}
