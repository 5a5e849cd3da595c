import { listHistory } from '../domain/audit-trail.ts'
import { checked } from '../domain/checking.ts'
import { nothingThere } from '../domain/refusal.ts'
import { changeSettings, findSettings, restoreSettings } from '../domain/settings.ts'
import { auditReference } from './content-calls.ts'
import { replying, type StaffHandlers } from './handling.ts'

export const settingsHandlers: StaffHandlers<
  'listSettings' | 'findSettings' | 'reviseSettings' | 'listSettingsHistory' | 'restoreSettings'
> = {
  listSettings: async ({ db }) => replying({ data: [await findSettings(db)], total: 1 }),

  findSettings: async ({ db, params }) => {
    requireTheOne(params)
    return replying({ data: await findSettings(db) })
  },

  reviseSettings: async ({ db, params, author, body }) => {
    requireTheOne(params)
    return replying({ data: await changeSettings(db, await body(), author) }, 'Saved.')
  },

  listSettingsHistory: async ({ db, params }) => {
    requireTheOne(params)
    const data = await listHistory(db, 'settings', '1')
    return replying({ data, total: data.length })
  },

  restoreSettings: async ({ db, params, author, body }) => {
    requireTheOne(params)
    const { audit_id } = checked(auditReference, await body())
    return replying({ data: await restoreSettings(db, audit_id, author) }, 'Restored.')
  },
}

function requireTheOne({ id }: Record<string, string>) {
  if (id !== '1') throw nothingThere()
}
