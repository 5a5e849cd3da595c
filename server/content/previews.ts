import { z } from 'zod'
import { findSecret, hmac } from '../auth/secrets.ts'
import { timingSafeEqualText } from '../auth/timing-safe.ts'
import type { Db } from '../db/schema.ts'
import { findToChange, publish } from './edit.ts'
import { findContent } from './publish.ts'
import { addressesOf } from './redirects/record-urls.ts'
import { type ContentResource, findTableResource } from './resources.ts'
import type { Row } from './sanitise-fields.ts'
import { rehearse } from './store.ts'
import { checked } from './validation.ts'

export type Preview = { resource: ContentResource; id: number; until: Date }

const hourMs = 60 * 60 * 1000
const longestHours = 7 * 24
const order = z.object({
  hours: z
    .int('must be a whole number')
    .min(1, 'must be at least 1')
    .max(longestHours, 'can be at most a week')
    .default(1),
})

/** A link to the record's page as it would be, were its draft published; refused where publishing would be. */
export async function makePreview(db: Db, resource: ContentResource, id: number, given: Row, now: Date) {
  const { hours } = checked(order, given)
  const until = new Date(now.getTime() + hours * hourMs)
  const page = await withDraftPublished(db, { resource, id }, now, (trx) => pageOf(trx, resource, id))
  const text = `${resource.table}.${id}.${until.getTime().toString(36)}`
  const token = `${text}.${hmac(await findSecret(db, 'preview'), text)}`
  return { address: `${encodeURI(page)}?preview=${token}`, until: until.toISOString() }
}

/** What a link of ours previews, as long as it is good for it. */
export async function readPreview(db: Db, token: string, now: Date): Promise<Preview | undefined> {
  const [table = '', id = '', time = '', mac = ''] = token.split('.')
  if (!timingSafeEqualText(mac, hmac(await findSecret(db, 'preview'), `${table}.${id}.${time}`))) return undefined
  const until = new Date(Number.parseInt(time, 36))
  return until > now ? { resource: findTableResource(table), id: Number(id), until } : undefined
}

/** Does something as if the record's draft were on the site. Nothing of it stays. */
export async function withDraftPublished<T>(
  db: Db,
  { resource, id }: Pick<Preview, 'resource' | 'id'>,
  now: Date,
  work: (trx: Db) => Promise<T>,
): Promise<T> {
  return rehearse(db, resource, async (trx) => {
    const found = await findToChange(trx, resource, id)
    await publish(trx, resource, id, found, {}, { staffId: null, now })
    return work(trx)
  })
}

const pages: Record<string, string> = {
  'about us': '/about-us/',
  'locate us': '/locate-us/',
  blogs: '/blogs/',
  'become a dealer': '/become-a-dealer/',
  'terms & conditions': '/terms-&-Condition/',
  'privacy policy': '/privacy-policy/',
  'recent projects': '/all-recent-project/',
  search: '/search',
  'not found': '/not-found',
}

/** Where a visitor sees the record. */
async function pageOf(trx: Db, { table }: ContentResource, id: number): Promise<string> {
  const [own] = await addressesOf(trx, table, id)
  if (own) return own
  const row = (await findContent(trx, table, id)) ?? {}
  if (table === 'page') return pages[String(row.key).toLowerCase()] ?? '/'
  if (table === 'office') return '/locate-us/'
  if (table === 'sub_item') return `/accessories/${row.slug}`
  if (row.accessory_category_id)
    return (await addressesOf(trx, 'accessory_category', Number(row.accessory_category_id)))[0] ?? '/'
  return '/'
}
