/** The hash that better-auth verifies. Loaded on demand: public requests never need it. */
export async function hashPassword(password: string) {
  const crypto = await import('better-auth/crypto')
  return crypto.hashPassword(password)
}
