import type { Problem } from '@house/contract/staff/problems'
import { connect } from '../server/platform/db/open.ts'
import { smtpTransport } from '../server/platform/outbox/smtp.ts'
import { mailProblems } from '../server/platform/problems/mail.ts'
import { type Command, type CommandContext, runAsScript, UsageError } from './command.ts'

const usage = `node ops/report-failure.ts house-backup.service   mail the administrator that this systemd unit has failed (OnFailure=)`

export const reportFailureCommand: Command = { usage, failure: 'Not reported: ', run }

if (import.meta.main) await runAsScript(reportFailureCommand)

async function run([unit]: string[], { loadConfig, print }: CommandContext) {
  if (!unit) throw new UsageError('name the unit.')
  const config = loadConfig()
  if (!config.smtpUrl) throw new Error('SMTP_URL is not set.')
  // The name under which the server reports a failed backup, so that there is one mail.
  const name = unit === 'house-backup.service' ? 'backup' : unit
  const problem = {
    name,
    title: 'A task of the server has failed',
    text: `Its name is ${unit}.`,
    cause: `The systemd unit ${unit} has failed. Read why, then start it again.`,
    commands: [`journalctl -u ${unit} -n 20`, `systemctl start ${unit}`],
  }
  const mail = { ...config, sendMail: smtpTransport(config.smtpUrl) }
  const isSent = await mailAdministrator(mail, problem)
  print(isSent ? 'Mailed to the administrator.' : 'The administrator knows already.')
}

async function mailAdministrator(
  config: Parameters<typeof connect>[0] & Parameters<typeof mailProblems>[2],
  problem: Problem,
) {
  const db = connect(config)
  try {
    return (await mailProblems(db, [problem], config, new Date())) > 0
  } finally {
    await db.destroy()
  }
}
