import type { Brand } from '@house/contract/brand/brand'
import { urls } from '@house/contract/urls'
import { sql } from 'kysely'
import { withOverlays } from '../../content/preview/draft-overlay.ts'
import { signPreview } from '../../content/preview/preview-token.ts'
import type { Db } from '../../db/schema.ts'
import { readDocument } from '../settings/queries.ts'

/** The kind of preview tokens that carry a draft of the brand. */
export const brandPreview = 'brand'

const lifetimeMs = 60 * 60 * 1000

/** Links to the home page and to a product with the draft. Nothing is stored: the links contain it. */
export async function createBrandPreview(db: Db, brand: Brand | null, now: Date) {
  const value = Buffer.from(JSON.stringify(brand)).toString('base64url')
  const token = await signPreview(db, { kind: brandPreview, value }, new Date(now.getTime() + lifetimeMs))
  const product = await db.selectFrom('product').select('slug').orderBy('id').limit(1).executeTakeFirst()
  const withToken = (path: string) => `${path}?preview=${token}`
  return { home: withToken(urls.home), product: product ? withToken(urls.product(product.slug)) : null }
}

/** The database with the draft of a token as the brand. It can only be read. */
export async function withBrandDraft(db: Db, value: string): Promise<Db> {
  const brand: Brand | null = JSON.parse(Buffer.from(value, 'base64url').toString())
  const document = JSON.stringify({ ...(await readDocument(db)), brand })
  return withOverlays(db, [{ table: 'settings', where: sql<boolean>`id = 1`, rows: [{ id: 1, document }] }])
}
