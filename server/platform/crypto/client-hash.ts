import type { Db } from '../db/schema.ts'
import { networkOf } from '../http/client-ip.ts'
import { findKey, hmac } from './secrets.ts'

/** A keyed hash, so that a leaked database does not reveal addresses. */
export async function hashClientIp(db: Db, ip: string) {
  return hmac(await findKey(db, 'client'), networkOf(ip))
}
