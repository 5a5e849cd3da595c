import type { AnyDb } from '../dialect.ts'

/** Adds the version of the plan that an enquiry was sent with. Drops the glass of a glazing: its layers say it already. */
export async function up(db: AnyDb) {
  await db.schema.alterTable('enquiry').addColumn('plan_version', 'integer').execute()
  await db.schema.alterTable('planner_glazing').dropColumn('glass_mm').execute()
}
