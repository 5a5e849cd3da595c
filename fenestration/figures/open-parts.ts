import { slides } from '../design/opening.ts'
import type { Layout } from '../layout/layout.ts'

/** A sentence if part of the closed window stays open to the air, so that no heat or sound figure holds. */
export function opensToTheAir({ leaves }: Layout): string | null {
  if (leaves.some(({ cell }) => cell.opens === 'louvre')) return 'Louvre blades do not close tightly'
  // Behind a sliding mesh there is a sliding glass panel; a hinged mesh stands alone.
  if (leaves.some(({ cell, panes }) => !slides(cell) && panes.some((pane) => pane.cell.fill === 'mesh')))
    return 'An insect mesh keeps neither heat nor noise out'
  return null
}
