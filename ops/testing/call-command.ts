import { parseConfig, parseFailureReportConfig } from '../../server/config.ts'
import { type Command, runCommand } from '../command.ts'

/** Runs an operator's command in this process and returns what it printed. */
export async function callCommand(command: Command, args: string[], env: Record<string, string | undefined>) {
  let out = ''
  let err = ''
  const code = await runCommand(command, args, {
    loadConfig: () => parseConfig(env),
    loadFailureReportConfig: () => parseFailureReportConfig(env),
    print: (line) => (out += `${line}\n`),
    confirm: async () => false,
    printError: (line) => (err += `${line}\n`),
  })
  return { out, err, code }
}
