import type { RetentionPeriods } from '@house/contract/staff/retention'
import { recordAudit } from '../../audit/audit-log.ts'
import { bumpContentVersion } from '../../cache/content-version.ts'
import { lockRow } from '../../db/dialect.ts'
import type { Db } from '../../db/schema.ts'
import { findPeriods, retentionFields, savePeriods } from '../../retention/periods.ts'
import type { Author } from '../../staff-api/permissions.ts'
import type { SettingsDocument } from './defaults.ts'
import { readDocument } from './queries.ts'

/** The settings, and the retention periods, which neither the site nor a content archive contains. */
export type StaffSettings = SettingsDocument & RetentionPeriods

export async function readSettings(db: Db): Promise<StaffSettings> {
  return { ...(await readDocument(db)), ...(await findPeriods(db)) }
}

/** Changes the settings. `check` throws when the stored ones are not those that the editor saw. */
export async function updateSettings(
  db: Db,
  changes: Partial<StaffSettings>,
  author: Author,
  check: (before: StaffSettings) => void = () => {},
) {
  await db.transaction().execute(async (trx) => {
    await lockRow(trx, 'settings', 1)
    const before = await readSettings(trx)
    check(before)
    const after = { ...before, ...changes }
    await trx
      .updateTable('settings')
      .set({ document: JSON.stringify(publicSettings(after)) })
      .execute()
    await savePeriods(trx, changes, author.now)
    await recordAudit(trx, { action: 'revise', entity: 'settings', entity_id: '1', before, after }, author)
    await bumpContentVersion(trx)
  })
}

function publicSettings(settings: StaffSettings) {
  return Object.fromEntries(Object.entries(settings).filter(([name]) => !Object.hasOwn(retentionFields, name)))
}
