import { adminPaths, serverPaths } from '@house/contract/urls'
import type { Compose } from '../outbox/compose.ts'
import { passwordResetMail } from './mail.ts'
import { findReset } from './password-reset.ts'

/** A reset that expired while the mail server was down is not mailed. */
export const composePasswordReset: Compose = async ({ reset_id }, { db, now, brand, publicUrl }) => {
  const reset = await findReset(db, reset_id ?? '', now)
  if (!publicUrl) throw new Error('no PUBLIC_URL is configured')
  if (!reset) return null
  const link = `${publicUrl}${serverPaths.admin}${adminPaths.resetPassword}#${reset.token}`
  return { mail: passwordResetMail(reset, brand, link), name: `password-reset.${reset.id}` }
}
