import type { Channel } from '../../platform/outbox/queue.ts'

export type Deliveries = {
  channels: Channel[]
  /** Called when there is something new to deliver. */
  onStored?: (() => void) | undefined
}
