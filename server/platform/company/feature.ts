import type { Feature } from '../feature.ts'
import { brandHandlers } from './brand/staff-api.ts'
import { settingsHandlers } from './settings/api.ts'
import { settingsHandlers as settingsStaffHandlers } from './settings/staff-api.ts'

export const company = {
  publicHandlers: settingsHandlers,
  staffHandlers: { ...brandHandlers, ...settingsStaffHandlers },
} satisfies Feature
