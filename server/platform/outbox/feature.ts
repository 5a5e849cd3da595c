import type { Feature } from '../feature.ts'
import type { Samples } from './compose.ts'
import { mailHandlers } from './staff-api.ts'

export function outbox(services: { samples: Samples }) {
  return { staffHandlers: mailHandlers(services.samples) } satisfies Feature
}
