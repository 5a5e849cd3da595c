import type { Db } from './db/schema.ts'
import { forgetClients } from './domain/enquiry-limit.ts'
import { forgetOldAttempts } from './domain/sign-in-attempts.ts'
import type { Logger } from './log.ts'

const everyMs = 10 * 60_000

/** Nothing of a network address outlasts what it is counted for, whether or not anyone comes again. */
export function startForgetting({ db, clock, log }: { db: Db; clock: () => Date; log: Logger }) {
  const forget = () =>
    Promise.all([forgetClients(db, clock()), forgetOldAttempts(db, clock())]).catch((err) =>
      log.error({ err }, 'old addresses are still kept'),
    )
  void forget()
  const timer = setInterval(forget, everyMs)
  return { stop: () => clearInterval(timer) }
}
