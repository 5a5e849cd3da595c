import { hasGlass } from '../design/glazing.ts'
import { areasOf } from '../layout/areas.ts'
import type { Layout } from '../layout/layout.ts'

/** A sentence if part of the closed window stays open to the air, so that no heat or sound figure holds. */
export function opensToTheAir({ leaves }: Layout): string | null {
  if (leaves.some(({ cell }) => cell.opens === 'louvre')) return 'Louvre blades do not close tightly'
  if (leaves.some(({ panes }) => panes.some(({ cell }) => cell.fill === 'mesh' && !hasGlass(cell))))
    return 'An insect mesh keeps neither heat nor noise out'
  return null
}

/** A sentence if there is no glass, so that no figure of the glass says anything. */
export function lacksGlass(layout: Layout): string | null {
  return areasOf(layout).glass === 0 ? 'There is no glass' : null
}
