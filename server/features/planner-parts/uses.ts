import type { Db } from '../../platform/db/schema.ts'
import { RequestError } from '../../platform/http/errors.ts'

/** What published systems or products use cannot go, nor get another key. `users` says who uses it; empty if nobody does. */
export function requireUnused(users: string, field?: 'key') {
  if (users) throw new RequestError(`${users} still use this. Change them first.`, 409, field ? { field } : {})
}

export function usersOfSystem(db: Db, key: string): Promise<string> {
  return countDesigns(db, (design) => design.system === key)
}

export function usersOfGlass(db: Db, key: string): Promise<string> {
  return countDesigns(db, (design) => design.glass === key)
}

export async function usersOfColour(db: Db, key: string): Promise<string> {
  const systems = await db.selectFrom('planner_system').select('colours').execute()
  const inSystems = systems.filter(({ colours }) => JSON.parse(colours).includes(key)).length
  const inProducts = await countProductsInColour(db, key)
  return [inSystems > 0 && `${inSystems} systems`, inProducts > 0 && `${inProducts} products`]
    .filter(Boolean)
    .join(' and ')
}

async function countDesigns(db: Db, uses: (design: { system?: string; glass?: string }) => boolean): Promise<string> {
  const products = await db.selectFrom('product').select('plan_design').where('plan_design', 'is not', null).execute()
  const count = products.filter(({ plan_design }) => uses(JSON.parse(plan_design ?? '{}'))).length
  return count > 0 ? `${count} products` : ''
}

async function countProductsInColour(db: Db, key: string) {
  const named = `%${JSON.stringify(key)}%`
  const rows = await db
    .selectFrom('product')
    .select(['attributes', 'plan_design'])
    .where((where) => where.or([where('attributes', 'like', named), where('plan_design', 'like', named)]))
    .execute()
  return rows.filter(({ attributes, plan_design }) => {
    const { inside, outside } = plan_design ? JSON.parse(plan_design).colour : {}
    return [...JSON.parse(attributes).colours, inside, outside].includes(key)
  }).length
}
