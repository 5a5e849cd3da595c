import { type ReactNode, useState } from 'react'
import { flushSync } from 'react-dom'
import { Icon } from '../../ui/icon.tsx'
import { useOpening } from '../planner-context.ts'
import { useIsStacked } from '../use-is-stacked.ts'
import { ColourChoice } from './colour-choice.tsx'
import { HandleChoice, MeshChoice, SillChoice } from './equipment-choices.tsx'
import { GlassChoice } from './glass-choice.tsx'
import { LayoutChoice } from './layout-choice.tsx'
import { OpeningChoice } from './opening-choice.tsx'
import { SystemChoice } from './system-choice.tsx'
import { useChoiceLabels } from './use-choice-labels.ts'

const groups = ['system', 'layout', 'opening', 'colour', 'glass', 'mesh', 'handle', 'sill'] as const
type Group = (typeof groups)[number]

const titles: Record<Group, string> = {
  system: 'System',
  layout: 'Layout',
  opening: 'Opening',
  colour: 'Colour',
  glass: 'Glass',
  mesh: 'Mesh and grille',
  handle: 'Handle',
  sill: 'Sill and measure',
}

const panels: Record<Group, () => ReactNode> = {
  system: SystemChoice,
  layout: LayoutChoice,
  opening: OpeningChoice,
  colour: ColourChoice,
  glass: GlassChoice,
  mesh: MeshChoice,
  handle: HandleChoice,
  sill: SillChoice,
}

const panel =
  'grid gap-3 px-5 pt-0.5 pb-4 stacked:bg-ground stacked:px-4 stacked:pt-3.5 stacked:pb-5 [&_legend]:mb-1.5 [&_legend]:text-small [&_legend]:font-semibold'

/** The groups of choices: one is open at a time, a closed one says its present value. On a phone they are tabs. */
export function Choices() {
  const [open, setOpen] = useState<Group | null>('layout')
  const { design } = useOpening()
  const labels = useChoiceLabels()
  const isStacked = useIsStacked()
  if (!design) return null
  if (isStacked) return <ChoiceTabs open={open ?? 'layout'} onOpen={setOpen} />
  return (
    <div>
      {groups.map((group) => {
        const Panel = panels[group]
        const isOpen = group === open
        return (
          <section key={group} className={`scroll-mt-15 border-b border-hairline ${isOpen ? 'bg-ground' : ''}`}>
            <h2 className="font-sans text-body leading-normal tracking-normal">
              <button
                type="button"
                aria-expanded={isOpen}
                aria-controls={`choice-${group}`}
                className="group flex min-h-11.5 w-full items-center gap-3 pr-4.5 pl-5 text-left"
                onClick={({ currentTarget }) => {
                  flushSync(() => setOpen(isOpen ? null : group))
                  currentTarget.closest('section')?.scrollIntoView({ block: 'nearest' })
                }}
              >
                <b className="font-semibold whitespace-nowrap">{titles[group]}</b>
                <span className="min-w-0 flex-1 truncate text-right text-small text-ink-soft">{labels[group]}</span>
                <Icon
                  name="chevron"
                  className="size-4 group-aria-expanded:rotate-180 group-aria-expanded:text-accent-ink"
                />
              </button>
            </h2>
            <div id={`choice-${group}`} hidden={!isOpen} className={panel}>
              {isOpen && <Panel />}
            </div>
          </section>
        )
      })}
    </div>
  )
}

/** All titles in one row that scrolls sideways, and the open group below it. */
function ChoiceTabs({ open, onOpen }: { open: Group; onOpen: (group: Group) => void }) {
  const Panel = panels[open]
  return (
    <>
      <div className="planner-choice-tabs flex overflow-x-auto border-b border-hairline bg-raised [scrollbar-width:none]">
        {groups.map((group) => (
          <button
            key={group}
            type="button"
            aria-expanded={group === open}
            aria-controls="choice-panel"
            className="min-h-12 flex-none border-b-2 border-transparent px-3.5 font-medium text-ink-soft first:pl-4 focus-visible:-outline-offset-3 aria-expanded:border-accent aria-expanded:font-semibold aria-expanded:text-ink"
            onClick={({ currentTarget }) => {
              onOpen(group)
              currentTarget.scrollIntoView({ block: 'nearest', inline: 'center' })
            }}
          >
            {titles[group]}
          </button>
        ))}
      </div>
      <section id="choice-panel" aria-label={titles[open]} className={panel}>
        <h2 className="sr-only">{titles[open]}</h2>
        <Panel />
      </section>
    </>
  )
}
