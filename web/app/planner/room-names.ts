import type { Plan } from '@house/contract/plans/plan'

const usual = ['Living room', 'Bedroom', 'Kitchen', 'Bathroom', 'Second bedroom', 'Study', 'Balcony', 'Stairs']

/** Usual rooms that the plan does not have yet. */
export function unusedRooms({ items }: Plan): string[] {
  return usual.filter((room) => !items.some((item) => item.room === room))
}

/** The name of the next room, until it is renamed. */
export function nextRoom(plan: Plan): string {
  return unusedRooms(plan)[0] ?? `Room ${plan.items.length + 1}`
}
