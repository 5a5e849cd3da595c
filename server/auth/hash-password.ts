/** As the sign-in checks it. Loaded when somebody is given a password: visitors never need it. */
export async function hashPassword(password: string) {
  const crypto = await import('better-auth/crypto')
  return crypto.hashPassword(password)
}
