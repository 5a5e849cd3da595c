import type { Problem } from '@house/contract/staff/problems'
import { findFirstAdministrator } from '../server/platform/auth/accounts.ts'
import { findBackupStatus, recordBackupFailure } from '../server/platform/backup/backup-status.ts'
import { connect } from '../server/platform/db/open.ts'
import type { Db } from '../server/platform/db/schema.ts'
import { smtpTransport } from '../server/platform/outbox/smtp.ts'
import { findBackupProblem } from '../server/platform/problems/backup-problems.ts'
import { mailProblems } from '../server/platform/problems/mail.ts'
import { type Command, type CommandContext, runAsScript, UsageError } from './command.ts'

const usage = `node ops/report-failure.ts house-backup.service   record and mail the administrator that this systemd unit has failed (OnFailure=)`
const backupUnit = 'house-backup.service'

export const reportFailureCommand: Command = { usage, failure: 'Not reported: ', run }

if (import.meta.main) await runAsScript(reportFailureCommand)

async function run([unit]: string[], { loadFailureReportConfig, print }: CommandContext) {
  if (!unit) throw new UsageError('name the unit.')
  const config = loadFailureReportConfig()
  const db = connect(config)
  try {
    // The name and text with which the server reports a failed backup, so that there is one mail.
    const problem = unit === backupUnit ? await recordedBackupFailure(db) : unitProblem(unit)
    if (!config.smtpUrl) throw new Error('SMTP_URL is not set, or not valid.')
    const mailed = await mailProblems(
      db,
      problem ? [problem] : [],
      { ...config, findAdministrator: findFirstAdministrator, sendMail: smtpTransport(config.smtpUrl) },
      new Date(),
    )
    print(mailed > 0 ? 'Mailed to the administrator.' : 'The administrator knows already.')
  } finally {
    await db.destroy()
  }
}

/** The backup records why it failed, unless it was killed or could not start. */
async function recordedBackupFailure(db: Db) {
  const { failed_at, missing_media } = await findBackupStatus(db)
  const now = new Date()
  if (!failed_at || missing_media > 0) await recordBackupFailure(db, now, `the systemd unit ${backupUnit} has failed`)
  return findBackupProblem(db, now)
}

function unitProblem(unit: string): Problem {
  return {
    name: unit,
    title: 'A task of the server has failed',
    text: `Its name is ${unit}.`,
    cause: `The systemd unit ${unit} has failed. Read why, then start it again.`,
    commands: [`journalctl -u ${unit} -n 20`, `systemctl start ${unit}`],
  }
}
