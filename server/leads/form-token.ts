import { randomBytes, timingSafeEqual } from 'node:crypto'
import { findSecret, seal } from '../auth/secrets.ts'
import type { Db } from '../db/schema.ts'

/** Given out when a visitor begins to fill in a form, and sent along with it: who has none, or is too quick, is no visitor. */
export type FormToken = { nonce: string; issuedAt: number }

export async function issueFormToken(db: Db, now: Date): Promise<string> {
  const text = `${now.getTime().toString(36)}.${randomBytes(9).toString('base64url')}`
  return `${text}.${seal(await findSecret(db, 'form-token'), text)}`
}

/** What a token says, if we made it. */
export async function readFormToken(db: Db, token: string): Promise<FormToken | undefined> {
  const [time = '', nonce = '', mac = ''] = token.split('.')
  const wanted = seal(await findSecret(db, 'form-token'), `${time}.${nonce}`)
  if (!isSame(mac, wanted)) return undefined
  return { nonce, issuedAt: Number.parseInt(time, 36) }
}

function isSame(one: string, other: string) {
  const [given, wanted] = [Buffer.from(one), Buffer.from(other)]
  return given.length === wanted.length && timingSafeEqual(given, wanted)
}
