import { findKey, hmac } from '../../crypto/secrets.ts'
import { timingSafeEqualText } from '../../crypto/timing-safe.ts'
import type { Db } from '../../db/schema.ts'

/** What a preview shows: a record of a table, or a draft of the brand. Neither part contains a dot. */
export type PreviewSubject = { kind: string; value: string }

export async function signPreview(db: Db, { kind, value }: PreviewSubject, until: Date) {
  const text = `${kind}.${value}.${until.getTime().toString(36)}`
  return `${text}.${hmac(await findKey(db, 'preview'), text)}`
}

/** Undefined when the token is forged or expired. */
export async function verifyPreview(
  db: Db,
  token: string,
  now: Date,
): Promise<(PreviewSubject & { until: Date }) | undefined> {
  const [kind = '', value = '', time = '', mac = ''] = token.split('.')
  const expected = hmac(await findKey(db, 'preview'), `${kind}.${value}.${time}`)
  if (!timingSafeEqualText(mac, expected)) return undefined
  const until = new Date(Number.parseInt(time, 36))
  return until > now ? { kind, value, until } : undefined
}
