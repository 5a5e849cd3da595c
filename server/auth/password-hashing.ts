/** A dependency of the app, because tests cannot afford the cost of a good password hash. */
export type PasswordHashing = {
  hash: (password: string) => Promise<string>
  verify: (input: { hash: string; password: string }) => Promise<boolean>
}

/** scrypt, as better-auth does it by default. Loaded on demand: public requests never need it. */
export const scryptHashing: PasswordHashing = {
  hash: async (password) => (await import('better-auth/crypto')).hashPassword(password),
  verify: async (input) => (await import('better-auth/crypto')).verifyPassword(input),
}
