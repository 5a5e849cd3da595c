import { listHistory, revisionInput } from '../../audit/audit-log.ts'
import type { ContentResources } from '../../content/resource.ts'
import { notFoundError } from '../../http/errors.ts'
import type { RetentionRules } from '../../retention/expired.ts'
import { reply, type StaffHandlers } from '../../staff-api/handler-types.ts'
import { parseInput } from '../../staff-api/validation.ts'
import { changeSettings, countExpiredWith, findSettings, restoreSettings } from './commands.ts'

type SettingsCall =
  | 'listSettings'
  | 'findSettings'
  | 'updateSettings'
  | 'listSettingsHistory'
  | 'restoreSettings'
  | 'countExpired'

export type SettingsServices = { resources: ContentResources; retention: RetentionRules }

export const settingsHandlers = ({ resources, retention }: SettingsServices): StaffHandlers<SettingsCall> => ({
  listSettings: async ({ db }) => reply({ data: [await findSettings(db)], total: 1 }),

  findSettings: async ({ db, params }) => {
    requireSettingsId(params)
    return reply({ data: await findSettings(db) })
  },

  updateSettings: async ({ db, params, author, body }) => {
    requireSettingsId(params)
    return reply({ data: await changeSettings(db, resources, await body(), author) }, 'Saved.')
  },

  listSettingsHistory: async ({ db, params }) => {
    requireSettingsId(params)
    const data = await listHistory(db, 'settings', '1')
    return reply({ data, total: data.length })
  },

  restoreSettings: async ({ db, params, author, body }) => {
    requireSettingsId(params)
    const { audit_id } = parseInput(revisionInput, await body())
    return reply({ data: await restoreSettings(db, resources, audit_id, author) }, 'Restored.')
  },

  countExpired: async ({ db, query, now }) => reply({ data: await countExpiredWith(db, retention, query, now) }),
})

function requireSettingsId({ id }: Record<string, string>) {
  if (id !== '1') throw notFoundError()
}
