import type { Feature } from '../feature.ts'
import { archiveHandlers } from './archive/staff-api.ts'
import { redirectHandlers } from './redirects/staff-api.ts'
import { contentHandlers, trashHandlers } from './staff-api.ts'

export const content = {
  staffHandlers: { ...archiveHandlers, ...redirectHandlers, ...contentHandlers, ...trashHandlers },
} satisfies Feature
