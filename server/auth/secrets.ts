import { createHmac } from 'node:crypto'
import type { Db } from '../db/schema.ts'

type Name = 'form-token' | 'client' | 'session' | 'password-reset' | 'preview'

const known = new WeakMap<Db, Map<Name, Promise<string>>>()

/** A random value that all copies of the program share and no one else knows. */
export function findSecret(db: Db, name: Name): Promise<string> {
  const secrets = known.get(db) ?? new Map<Name, Promise<string>>()
  known.set(db, secrets)
  const secret = secrets.get(name) ?? read(db, name)
  secrets.set(name, secret)
  secret.catch(() => secrets.delete(name))
  return secret
}

export function seal(secret: string, text: string): string {
  return createHmac('sha256', secret).update(text).digest('base64url').slice(0, 22)
}

async function read(db: Db, name: Name) {
  return (await db.selectFrom('secret').select('value').where('name', '=', name).executeTakeFirstOrThrow()).value
}
