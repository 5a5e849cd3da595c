import { randomBytes, scryptSync } from 'node:crypto'
import type { PasswordHashing } from '../platform/auth/password-hashing.ts'

/** Salted scrypt at the lowest cost: production's takes a tenth of a second per password. */
export const cheapHashing: PasswordHashing = {
  hash: async (password) => toHash(password, randomBytes(16).toString('hex')),
  verify: async ({ hash, password }) => toHash(password, hash.split(':')[0] ?? '') === hash,
}

function toHash(password: string, salt: string) {
  return `${salt}:${scryptSync(password, salt, 64, { N: 2 }).toString('hex')}`
}
