import { parseArgs } from 'node:util'
import type { Config } from '../server/config.ts'
import { openDatabase } from '../server/database.ts'
import { seedIfEmpty } from '../server/features/setup/seed/seed.ts'
import { beginSetupIfEmpty } from '../server/features/setup/setup.ts'
import { resetData } from '../server/platform/backup/reset-data.ts'
import { openMediaStorage } from '../server/platform/media/storage/open-storage.ts'
import type { MediaStorage } from '../server/platform/media/storage/storage.ts'
import { type Command, type CommandContext, runAsScript } from './command.ts'
import { describeTarget, requireConfirmation } from './confirm-target.ts'

const usage = `npm run reset              delete everything and store the demonstration company
npm run reset -- --empty   delete everything; the next start prints the code of the setup wizard
Both back up first, print the target and ask for confirmation; --yes answers it. The site must be stopped.`

export const resetCommand: Command = {
  usage,
  failure: 'Not reset: ',
  async run(args, context) {
    const options = { empty: { type: 'boolean' }, yes: { type: 'boolean' } } as const
    const { values } = parseArgs({ args, options })
    const target = context.loadConfig()
    const question = `Delete all content, enquiries and accounts in ${describeTarget(target)}?`
    await requireConfirmation(question, values.yes, context)
    await reset(target, values.empty ?? false, context)
  },
}

if (import.meta.main) await runAsScript(resetCommand)

async function reset(target: Config, isEmpty: boolean, { print }: CommandContext) {
  const media = await openMediaStorage(target)
  const now = new Date()
  const backup = await resetData({ target, media, backupFolder: target.backupFolder, now })
  if (backup) print(`The previous data is in ${backup}.`)
  await fill(target, media, isEmpty, now)
  print(
    isEmpty
      ? 'The site is empty. Start it: it prints a code, with which you set it up at /admin.'
      : 'The demonstration company is stored. Start the site: it prints a new password for /admin.',
  )
}

async function fill(target: Config, media: MediaStorage, isEmpty: boolean, now: Date) {
  const db = await openDatabase(target)
  await (isEmpty ? beginSetupIfEmpty(db) : seedIfEmpty(db, media, now)).finally(() => db.destroy())
}
