import { createHmac, hkdfSync } from 'node:crypto'
import type { Db } from '../db/schema.ts'

/** A key has one purpose. Those that are named with a secret are derived from it with HKDF, the others are stored. */
const derivedFrom = { 'known-device': 'session', 'closed-site': 'preview', 'sign-in-attempt': 'client' } as const
type StoredName = 'form-token' | 'client' | 'session' | 'password-reset' | 'preview'
type KeyName = StoredName | keyof typeof derivedFrom

const cache = new WeakMap<Db, Map<KeyName, Promise<string>>>()

/** A random value that all instances share through the database. */
export function findKey(db: Db, name: KeyName): Promise<string> {
  const keys = cache.get(db) ?? new Map<KeyName, Promise<string>>()
  cache.set(db, keys)
  const key = keys.get(name) ?? readKey(db, name)
  keys.set(name, key)
  key.catch(() => keys.delete(name))
  return key
}

/** HMAC-SHA-256, truncated to 132 bits for short URLs. */
export function hmac(key: string, text: string): string {
  return createHmac('sha256', key).update(text).digest('base64url').slice(0, 22)
}

async function readKey(db: Db, name: KeyName): Promise<string> {
  if (isDerived(name)) return derive(await findKey(db, derivedFrom[name]), name)
  return (await db.selectFrom('secret').select('value').where('name', '=', name).executeTakeFirstOrThrow()).value
}

function isDerived(name: KeyName): name is keyof typeof derivedFrom {
  return name in derivedFrom
}

function derive(secret: string, label: string) {
  return Buffer.from(hkdfSync('sha256', secret, '', label, 32)).toString('base64url')
}
