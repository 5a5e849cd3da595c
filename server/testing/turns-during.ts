import { setImmediate } from 'node:timers/promises'

/** How many turns of the event loop other requests get while this runs. */
export async function turnsDuring(work: Promise<unknown>): Promise<number> {
  let turns = 0
  let isDone = false
  const end = work.finally(() => {
    isDone = true
  })
  while (!isDone) {
    await setImmediate()
    turns += 1
  }
  await end
  return turns
}
