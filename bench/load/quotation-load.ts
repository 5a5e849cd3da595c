import { randomUUID } from 'node:crypto'
import { dayOf } from '@house/contract/time-zone'
import { checkDesign } from '@house/fenestration/testing/designs'
import { openDatabase } from '../../server/database.ts'
import { createQuotation, issueQuotation } from '../../server/features/quotations/commands.ts'
import { readQuotation } from '../../server/features/quotations/queries.ts'
import type { DatabaseTarget } from '../../server/platform/db/open.ts'
import { sampleQuotation } from '../../server/testing/fixtures/quotation.ts'

const monthMs = 30 * 24 * 60 * 60 * 1000
const issuing = { prefix: 'JH', maxDiscount: 500, isMailed: false, contact: { name: 'Ravi', email: '' } }

/** The paths of new quotations of two openings for one customer. Their PDFs are not drawn yet. */
export async function issueQuotations(address: string, target: DatabaseTarget, count: number): Promise<string[]> {
  await fetch(`${address}/api/contact-us`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'idempotency-key': randomUUID() },
    body: JSON.stringify({ customer_name: 'Meera Joshi', phone_number: '9812345678' }),
  })
  const db = await openDatabase(target)
  const { id: lead } = await db.selectFrom('enquiry').select('id').executeTakeFirstOrThrow()
  const author = { staffId: null, now: new Date() }
  const opening = {
    kind: 'opening',
    design: checkDesign,
    source: 'manual',
    rate: null,
    reason: 'a test',
    cost: null,
  } as const
  const document = {
    ...sampleQuotation,
    lines: ['1', '2'].map((id) => ({ ...opening, id, unit_price: 41_640_00 })),
    valid_until: dayOf(new Date(Date.now() + monthMs)),
  }
  const paths: string[] = []
  while (paths.length < count) {
    const id = await createQuotation(db, lead, document, author)
    await issueQuotation(db, id, issuing, author)
    paths.push(`/quotation/${(await readQuotation(db, id)).token}`)
  }
  await db.destroy()
  return paths
}
