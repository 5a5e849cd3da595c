import type { Config } from '../server/config.ts'
import { type CommandContext, UsageError } from './command.ts'

/** Where the data is that a command replaces. */
export function describeTarget({ databaseUrl, dataDir, s3 }: Config) {
  const database = databaseUrl ? `the PostgreSQL database ${withoutPassword(databaseUrl)} and ` : ''
  return `${database}the folder ${dataDir}${s3 ? ` and the S3 bucket ${s3.bucket}` : ''}`
}

/** Asks the operator, or only prints the question if it is answered already. */
export async function requireConfirmation(question: string, isConfirmed = false, { print, confirm }: CommandContext) {
  if (isConfirmed) print(question)
  else if (!(await confirm(question))) throw new UsageError(`${question} Not confirmed: answer yes, or add --yes.`)
}

function withoutPassword(url: string) {
  const shown = new URL(url)
  shown.password = ''
  return shown.href
}
