import { randomBytes } from 'node:crypto'
import { serverPaths } from '@house/contract/urls'
import { parse, serialize } from 'hono/utils/cookie'
import { findKey, hmac } from '../crypto/secrets.ts'
import { timingSafeEqualText } from '../crypto/timing-safe.ts'
import type { Db } from '../db/schema.ts'

const cookieName = 'house.device'
const maxAgeSeconds = 365 * 24 * 60 * 60

/** A cookie for a browser that has signed in to this account: wrong passwords of strangers then do not keep it out. */
export async function deviceCookie(db: Db, email: string, isSecure: boolean) {
  const id = randomBytes(16).toString('base64url')
  return serialize(cookieName, `${id}.${await sign(db, email, id)}`, {
    path: serverPaths.admin,
    maxAge: maxAgeSeconds,
    httpOnly: true,
    sameSite: 'Strict',
    secure: isSecure,
  })
}

/** The id of the browser if it has signed in to this account before. */
export async function findKnownDevice(db: Db, cookies: string, email: string): Promise<string | undefined> {
  const [id = '', signature = ''] = parse(cookies, cookieName)[cookieName]?.split('.') ?? []
  return id && timingSafeEqualText(signature, await sign(db, email, id)) ? id : undefined
}

async function sign(db: Db, email: string, id: string) {
  return hmac(await findKey(db, 'known-device'), `${email.trim().toLowerCase()} ${id}`)
}
