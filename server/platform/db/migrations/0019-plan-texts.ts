import type { AnyDb } from '../dialect.ts'

/** Stores the promises of the planner, which were in code, so that an existing site looks the same. */
export async function up(db: AnyDb) {
  const row = await db.selectFrom('settings').select('document').executeTakeFirst()
  if (!row) return
  await db
    .updateTable('settings')
    .set({ document: JSON.stringify({ ...formerTexts, ...JSON.parse(row.document) }) })
    .execute()
}

const formerTexts = {
  plan_price: 'We measure, then quote a fixed price.',
  plan_price_note: 'after we measure',
  plan_steps:
    'We visit, measure every opening and look at the walls.\nYou get a firm quotation, with this drawing at the right sizes.',
  plan_check: 'An engineer checks this before we quote. Wind load, glass and every size against its system.',
  plan_checks:
    'Our engineer checks wind load and glass before we quote.\nWe measure every opening on site. The sizes here are what you gave us.\nDoors and glass near the floor need toughened or laminated glass. We confirm it for each opening.',
  plan_help: 'Rather talk? Call [phone], or send us a photo of your house on [whatsapp] and we draw the plan for you.',
}
