import { plain } from '@house/contract/text/html-to-text'
import { copyLimits, limitProducts } from '@house/fenestration/design/product-limits'
import { sql } from 'kysely'
import type { Db } from '../../platform/db/schema.ts'

type ProductRow = { slug: string; title: string; attributes: string }

/** Systems that take limits from a product keep its numbers when it leaves the site. */
export async function copyLimitsOfProduct(db: Db, { slug, title, attributes }: ProductRow) {
  const systems = await db.selectFrom('planner_system').select(['id', 'limits', 'glass_thickness']).execute()
  for (const { id, limits, glass_thickness } of systems) {
    const system = { limits: JSON.parse(limits), glass_thickness: JSON.parse(glass_thickness) }
    if (!limitProducts([system]).includes(slug)) continue
    const copied = copyLimits(system, slug, { title: plain(title), measures: JSON.parse(attributes).measures })
    await db
      .updateTable('planner_system')
      .set({ limits: JSON.stringify(copied.limits), glass_thickness: JSON.stringify(copied.glass_thickness) })
      .where('id', '=', id)
      .execute()
  }
}

/** Systems name the product of a limit by its slug. */
export async function renameLimitProduct(db: Db, before: string, after: string) {
  const [from, to] = [before, after].map((slug) => `"product":${JSON.stringify(slug)}`)
  await db
    .updateTable('planner_system')
    .set({
      limits: sql<string>`replace(limits, ${from}, ${to})`,
      glass_thickness: sql<string>`replace(glass_thickness, ${from}, ${to})`,
    })
    .execute()
}
