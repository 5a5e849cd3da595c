import { anyTable, slugIs } from '../db/dialect.ts'
import type { Db } from '../db/schema.ts'
import type { TableName } from './resource.ts'

/** The hooks `urls` and `hasPageAt` of records whose pages are named by their slug alone. */
export function slugPages(table: TableName, ...urlsOf: ((slug: string) => string)[]) {
  const prefixes = urlsOf.map((urlOf) => urlOf('').toLowerCase())
  return {
    urls: (_db: Db, { slug }: { slug: string }) => urlsOf.map((urlOf) => urlOf(slug)),
    async hasPageAt(db: Db, path: string) {
      const prefix = prefixes.find((each) => path.startsWith(each))
      if (prefix === undefined) return false
      const slug = path.slice(prefix.length)
      const row = await anyTable(db).selectFrom(table).select('id').where(slugIs('slug', slug)).executeTakeFirst()
      return row !== undefined
    },
  }
}
