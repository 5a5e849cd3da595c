import { startContents } from '@house/contract/staff/setup'
import { maxContentLength } from '@house/contract/validation-limits'
import { z } from 'zod'
import { newPassword, secretInput } from '../../platform/auth/credentials.ts'
import type { PasswordHashing } from '../../platform/auth/password-hashing.ts'
import { clearAttempts, recordAttempt } from '../../platform/auth/sign-in-attempts.ts'
import { settingsFields } from '../../platform/company/settings/commands.ts'
import type { MediaStorage } from '../../platform/media/storage/storage.ts'
import { reply, type StaffHandlers, type StaffRequest } from '../../platform/staff-api/handler-types.ts'
import { oneOf, parseInput } from '../../platform/staff-api/validation.ts'
import { findSetupProgress } from './progress.ts'
import { findSetupState, finishSetup, openSite, requireSetupCode } from './setup.ts'
import { viewCookie } from './site-gate.ts'

type SetupServices = { media: MediaStorage; hashing: PasswordHashing }

const codeSchema = z.object({ setup_code: secretInput })
const setupSchema = settingsFields
  .pick({ company_name: true, short_name: true, visit_promise: true, phone: true, whatsapp: true, email: true })
  .extend({
    ...codeSchema.shape,
    admin_email: z.email('must be an e-mail address').max(maxContentLength.staffEmail, 'is too long'),
    password: newPassword,
    start: oneOf(startContents),
  })

type SetupCalls = 'getSetup' | 'getSetupProgress' | 'checkSetupCode' | 'finishSetup' | 'openSite'

export function setupHandlers({ media, hashing }: SetupServices): StaffHandlers<SetupCalls> {
  return {
    getSetup: async ({ db, now, author, isSecure }) => {
      const state = await findSetupState(db)
      const isStaff = author.staffId !== null
      return reply(
        { data: { state } },
        'OK',
        isStaff && state === 'closed' ? [await viewCookie(db, now, isSecure)] : [],
      )
    },

    getSetupProgress: async ({ db }) => reply({ data: await findSetupProgress(db) }),

    checkSetupCode: async (request) => {
      const { setup_code } = parseInput(codeSchema, await request.body())
      await countGuess(request, () => requireSetupCode(request.db, setup_code))
      return reply({})
    },

    finishSetup: async (request) => {
      const { db, now } = request
      const input = parseInput(setupSchema, await request.body())
      await countGuess(request, () => finishSetup(db, input, { media, hashing, now }))
      return reply({}, 'Your site is set up.')
    },

    openSite: async ({ db, author }) => {
      await openSite(db, author)
      return reply({ data: { state: await findSetupState(db) } }, 'The site is open.')
    },
  }
}

/** Wrong codes are limited like wrong passwords of one account. */
async function countGuess({ db, now, clientInfo }: StaffRequest, guess: () => Promise<void>) {
  const attempt = { kind: 'setup', email: 'setup', client: clientInfo.client, now } as const
  await recordAttempt(db, attempt)
  await guess()
  await clearAttempts(db, attempt)
}
