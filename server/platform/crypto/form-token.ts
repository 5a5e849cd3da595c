import { randomBytes } from 'node:crypto'
import type { Db } from '../db/schema.ts'
import { findKey, hmac } from './secrets.ts'
import { timingSafeEqualText } from './timing-safe.ts'

/** Issued with a form and sent back with it: a missing token, or one sent back too quickly, is a spam signal. */
export type FormToken = { nonce: string; issuedAt: number }

export async function issueFormToken(db: Db, now: Date): Promise<string> {
  const payload = `${now.getTime().toString(36)}.${randomBytes(9).toString('base64url')}`
  return `${payload}.${hmac(await findKey(db, 'form-token'), payload)}`
}

/** Undefined unless the signature is ours. */
export async function readFormToken(db: Db, token: string): Promise<FormToken | undefined> {
  const [time = '', nonce = '', signature = ''] = token.split('.')
  const expected = hmac(await findKey(db, 'form-token'), `${time}.${nonce}`)
  if (!timingSafeEqualText(signature, expected)) return undefined
  return { nonce, issuedAt: Number.parseInt(time, 36) }
}
