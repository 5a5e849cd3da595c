import type { Settings } from '@house/contract/entities'
import { type Author, recordAudit } from '../audit/audit-log.ts'
import { bumpContentVersion } from '../cache/content-version.ts'
import { lockRow } from '../db/dialect.ts'
import type { Db } from '../db/schema.ts'

/** Changes the settings. `check` throws when the stored ones are not those that the editor saw. */
export async function updateSettings(
  db: Db,
  changes: Partial<Settings>,
  author: Author,
  check: (before: Settings) => void = () => {},
) {
  await db.transaction().execute(async (trx) => {
    await lockRow(trx, 'settings', 1)
    const { document } = await trx.selectFrom('settings').select('document').executeTakeFirstOrThrow()
    const before: Settings = JSON.parse(document)
    check(before)
    const after = { ...before, ...changes }
    await trx
      .updateTable('settings')
      .set({ document: JSON.stringify(after) })
      .execute()
    await recordAudit(trx, { action: 'revise', entity: 'settings', entity_id: '1', before, after }, author)
    await bumpContentVersion(trx)
  })
}
