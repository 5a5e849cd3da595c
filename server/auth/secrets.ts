import { createHmac } from 'node:crypto'
import type { Db } from '../db/schema.ts'

type SecretName = 'form-token' | 'client' | 'session' | 'password-reset' | 'preview'

const cache = new WeakMap<Db, Map<SecretName, Promise<string>>>()

/** A random value that all instances share through the database. */
export function findSecret(db: Db, name: SecretName): Promise<string> {
  const secrets = cache.get(db) ?? new Map<SecretName, Promise<string>>()
  cache.set(db, secrets)
  const secret = secrets.get(name) ?? readSecret(db, name)
  secrets.set(name, secret)
  secret.catch(() => secrets.delete(name))
  return secret
}

/** HMAC-SHA-256, truncated to 132 bits for short URLs. */
export function hmac(secret: string, text: string): string {
  return createHmac('sha256', secret).update(text).digest('base64url').slice(0, 22)
}

async function readSecret(db: Db, name: SecretName) {
  return (await db.selectFrom('secret').select('value').where('name', '=', name).executeTakeFirstOrThrow()).value
}
