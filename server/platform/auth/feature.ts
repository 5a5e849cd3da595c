import type { Feature } from '../feature.ts'
import { staffHandlers } from './accounts-staff-api.ts'
import { composePasswordReset } from './delivery.ts'
import type { LoginOf } from './logins.ts'
import type { PasswordHashing } from './password-hashing.ts'
import { resetHandlers } from './password-reset-staff-api.ts'
import { authSamples } from './sample-mails.ts'
import { sessionHandlers } from './session-staff-api.ts'
import { purgeOldAttempts } from './sign-in-attempts.ts'
import { twoFactorHandlers } from './two-factor-staff-api.ts'

type AuthServices = {
  hashing: PasswordHashing
  loginOf: LoginOf
  mailsLinks: boolean
  onStored?: (() => void) | undefined
}

export const auth = {
  staffHandlers: (services: AuthServices) => ({
    ...staffHandlers(services.hashing),
    ...resetHandlers(services),
    ...sessionHandlers(services.loginOf, services.hashing),
    ...twoFactorHandlers(services.loginOf),
  }),
  mails: { 'password-reset': { compose: composePasswordReset, needsLink: true } },
  samples: authSamples,
  auditedKinds: { staff: { resource: 'staff', key: 'id', title: 'name', hasTextKey: true } },
  purges: [purgeOldAttempts],
} satisfies Feature
