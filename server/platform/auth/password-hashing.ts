import { hashPassword, verifyPassword } from 'better-auth/crypto'

/** A dependency of the app, because tests cannot afford the cost of a good password hash. */
export type PasswordHashing = {
  hash: (password: string) => Promise<string>
  verify: (input: { hash: string; password: string }) => Promise<boolean>
}

/** scrypt, as better-auth does it by default. */
export const scryptHashing: PasswordHashing = { hash: hashPassword, verify: verifyPassword }
