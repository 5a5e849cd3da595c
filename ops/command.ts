import { existsSync, statSync } from 'node:fs'
import { createInterface } from 'node:readline/promises'
import { type Config, type FailureReportConfig, loadConfig, loadFailureReportConfig } from '../server/config.ts'
import { restrictFilePermissions } from '../server/platform/process/umask.ts'

export type Command = {
  usage: string
  /** What precedes the reason when the command fails. */
  failure?: string
  run: (args: string[], context: CommandContext) => Promise<void>
}
export type CommandContext = {
  loadConfig: () => Config
  loadFailureReportConfig: () => FailureReportConfig
  print: (line: string) => void
  printError: (line: string) => void
  /** Whether the operator answers yes; never without a terminal. */
  confirm: (question: string) => Promise<boolean>
}

/** The command was called in the wrong way: its usage is printed with the reason. */
export class UsageError extends Error {}

/** Runs an npm script of an operator. */
export async function runAsScript(command: Command) {
  restrictFilePermissions()
  const terminal = {
    loadConfig: () => asOwner(loadConfig()),
    loadFailureReportConfig: () => asOwner(loadFailureReportConfig()),
    print: console.log,
    printError: console.error,
    confirm,
  }
  process.exitCode = await runCommand(command, process.argv.slice(2), terminal)
}

/** Returns the exit code. */
export async function runCommand({ usage, failure = '', run }: Command, args: string[], terminal: CommandContext) {
  try {
    if (args.includes('--help')) terminal.print(usage)
    else await run(args, terminal)
    return 0
  } catch (error) {
    if (!(error instanceof Error)) throw error
    const isUsageError = error instanceof UsageError || isParseError(error)
    const isBug = error instanceof TypeError && !isUsageError
    terminal.printError(`${failure}${isBug ? error.stack : error.message}${isUsageError ? `\n\n${usage}` : ''}`)
    return 1
  }
}

function asOwner<T extends { dataDir: string }>(config: T) {
  becomeOwnerOf(config.dataDir)
  return config
}

/** Root continues as the owner of the data: the site could not open files that belong to root. */
function becomeOwnerOf(folder: string) {
  if (process.getuid?.() !== 0 || !existsSync(folder)) return
  const { uid, gid } = statSync(folder)
  process.setgroups?.([gid])
  process.setgid?.(gid)
  process.setuid?.(uid)
}

function isParseError(error: Error) {
  return 'code' in error && String(error.code).startsWith('ERR_PARSE_ARGS')
}

async function confirm(question: string) {
  if (!process.stdin.isTTY) return false
  const terminal = createInterface({ input: process.stdin, output: process.stdout })
  const answer = await terminal.question(`${question} Type yes: `)
  terminal.close()
  return answer.trim().toLowerCase() === 'yes'
}
