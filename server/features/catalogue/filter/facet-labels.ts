import { materialLabels, openingLabels, problemLabels, roomLabels } from '@house/contract/products/attribute-options'
import type { FacetName } from '@house/contract/products/filter-names'
import { plain } from '@house/contract/text/html-to-text'
import { attributeLabels } from '@house/fenestration/description/attribute-rows'
import { meshLabels } from '@house/fenestration/description/labels'
import type { Db } from '../../../platform/db/schema.ts'

/** The label of every facet and of its values, in the order of the page. */
export type FacetLabels = Record<FacetName, { label: string; values: Map<string, string> }>

export async function readFacetLabels(db: Db): Promise<FacetLabels> {
  const categories = await db.selectFrom('category').select(['slug', 'title']).orderBy('position').execute()
  return {
    category: { label: 'Category', values: new Map(categories.map(({ slug, title }) => [slug, plain(title)])) },
    problem: { label: attributeLabels.problem, values: toMap(problemLabels) },
    room: { label: attributeLabels.room, values: toMap(roomLabels) },
    opening: { label: attributeLabels.opening, values: toMap(openingLabels) },
    material: { label: attributeLabels.material, values: toMap(materialLabels) },
    mesh: { label: attributeLabels.mesh, values: toMap(meshLabels) },
    colour: { label: attributeLabels.colour, values: await readNames(db, 'planner_colour') },
    system: { label: attributeLabels.system, values: await readNames(db, 'planner_system') },
  }
}

function toMap(labels: Record<string, string>) {
  return new Map(Object.entries(labels))
}

/** By key, in the order of the planner. */
async function readNames(db: Db, table: 'planner_colour' | 'planner_system') {
  const rows = await db.selectFrom(table).select(['key', 'name']).orderBy('position').execute()
  return new Map(rows.map(({ key, name }) => [key, name]))
}
