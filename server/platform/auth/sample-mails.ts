import { adminPaths, serverPaths } from '@house/contract/urls'
import type { Samples } from '../outbox/compose.ts'
import { passwordResetMail } from './mail.ts'

export const authSamples: Pick<Samples, 'password-reset'> = {
  'password-reset': ({ reader, brand, publicUrl = '' }) =>
    passwordResetMail(reader, brand, `${publicUrl}${serverPaths.admin}${adminPaths.resetPassword}#sample`),
}
