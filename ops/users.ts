import type { Config } from '../server/config.ts'
import { resetPassword, resetTwoFactor } from '../server/platform/auth/accounts.ts'
import { scryptHashing } from '../server/platform/auth/password-hashing.ts'
import type { Db } from '../server/platform/db/schema.ts'
import { type Command, type CommandContext, runAsScript, UsageError } from './command.ts'
import { openExistingDatabase } from './open-database.ts'

const usage = `npm run users                                         the users of the back office
npm run users -- reset-password asha@example.in       a temporary password, printed once
npm run users -- reset-two-factor asha@example.in     for whoever lost phone and backup codes

For an administrator who cannot sign in and has no colleague who could help in the back office. Ends the user's sessions.`

export const usersCommand: Command = { usage, run }

if (import.meta.main) await runAsScript(usersCommand)

async function run([command = 'list', email = '']: string[], { loadConfig, print }: CommandContext) {
  const commands: Record<string, (db: Db, print: CommandContext['print'], email: string) => Promise<void>> = {
    list,
    'reset-password': printNewPassword,
    'reset-two-factor': removeTwoFactor,
  }
  const chosen = commands[command]
  if (!chosen) throw new UsageError(`There is no command ${command}.`)
  const config: Config = loadConfig()
  const db = await openExistingDatabase(config)
  try {
    await chosen(db, print, email)
  } finally {
    await db.destroy()
  }
}

async function list(db: Db, print: CommandContext['print']) {
  const users = await db
    .selectFrom('staff')
    .select(['email', 'role', 'suspended', 'second_factor'])
    .orderBy('email')
    .execute()
  for (const { email, role, suspended, second_factor } of users)
    print(
      [email, role, second_factor ? 'two-factor authentication' : '', suspended ? 'suspended' : '']
        .filter((fact) => fact !== '')
        .join(', '),
    )
}

async function printNewPassword(db: Db, print: CommandContext['print'], email: string) {
  const { password } = await resetPassword(db, await findId(db, email), byCommand(), scryptHashing)
  print(`${email} signs in with the temporary password ${password} and then chooses another.`)
}

async function removeTwoFactor(db: Db, print: CommandContext['print'], email: string) {
  await resetTwoFactor(db, await findId(db, email), byCommand())
  print(`${email} signs in with the password alone. Set up two-factor authentication again under Your account.`)
}

async function findId(db: Db, email: string) {
  const user = await db.selectFrom('staff').select('id').where('email', '=', email.toLowerCase()).executeTakeFirst()
  if (!user) throw new UsageError(`There is no user ${email}.`)
  return user.id
}

/** In the audit log nobody did it: the command does not know who sits at the terminal. */
function byCommand() {
  return { staffId: null, now: new Date() }
}
