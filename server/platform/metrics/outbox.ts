import { setTimeout as sleep } from 'node:timers/promises'
import { type DeliveryKind, deliveryKinds } from '@house/contract/staff/deliveries'
import { Gauge, type Registry } from 'prom-client'
import type { Db } from '../db/schema.ts'
import { backlog } from '../outbox/queue.ts'

/** Shorter than the scrape timeout of Prometheus: without a database the other metrics matter most. */
const databaseTimeoutMs = 2000

export type WatchedOutbox = {
  db: Db
  clock: () => Date
  /** Deliveries of other kinds wait until they are configured, so they are never late. */
  enabledKinds: DeliveryKind[]
}

/** Returns a collector that queries the outbox. While the database does not answer, there are no values and `database_up` is 0. */
export function watchOutbox(registry: Registry, { db, clock, enabledKinds }: WatchedOutbox): () => Promise<void> {
  const registers = [registry]
  const labelNames = ['channel']
  const isUp = new Gauge({ name: 'database_up', help: 'Whether the database answers: 1 or 0.', registers })
  const waiting = new Gauge({
    name: 'outbox_waiting_deliveries',
    help: 'Deliveries that are not sent yet.',
    labelNames,
    registers,
  })
  const oldest = new Gauge({
    name: 'outbox_oldest_delivery_age_seconds',
    help: 'Age of the oldest enquiry, quotation mail or password reset that waits for a delivery; 0 when none does, or the channel is off.',
    labelNames,
    registers,
  })
  const dead = new Gauge({
    name: 'outbox_dead_deliveries',
    help: 'Deliveries that failed permanently.',
    labelNames,
    registers,
  })

  return async () => {
    const rows = await Promise.race([
      backlog(db).catch(() => undefined),
      sleep(databaseTimeoutMs, undefined, { ref: false }),
    ])
    isUp.set(rows ? 1 : 0)
    for (const gauge of [waiting, oldest, dead]) gauge.reset()
    if (!rows) return
    for (const channel of deliveryKinds) {
      const find = (state: 'waiting' | 'dead') => rows.find((row) => row.kind === channel && row.state === state)
      waiting.set({ channel }, find('waiting')?.deliveries ?? 0)
      dead.set({ channel }, find('dead')?.deliveries ?? 0)
      const isEnabled = enabledKinds.includes(channel)
      oldest.set({ channel }, isEnabled ? secondsSince(find('waiting')?.oldest, clock()) : 0)
    }
  }
}

function secondsSince(instant: Date | undefined, now: Date) {
  return instant ? Math.max((now.getTime() - instant.getTime()) / 1000, 0) : 0
}
