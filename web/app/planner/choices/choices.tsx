import './choices.css'
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

/** The groups of choices: one is open at a time, a closed one says its present value. On a phone they are tabs. */
export function Choices() {
  const [open, setOpen] = useState<Group | null>('layout')
  const { design } = useOpening()
  const labels = useChoiceLabels()
  const isStacked = useIsStacked()
  if (!design) return null
  if (isStacked) return <ChoiceTabs open={open ?? 'layout'} onOpen={setOpen} />
  return (
    <div className="planner-choices">
      {groups.map((group) => {
        const Panel = panels[group]
        const isOpen = group === open
        return (
          <section key={group} className={isOpen ? 'is-open' : ''}>
            <h2>
              <button
                type="button"
                aria-expanded={isOpen}
                aria-controls={`choice-${group}`}
                onClick={({ currentTarget }) => {
                  flushSync(() => setOpen(isOpen ? null : group))
                  currentTarget.closest('section')?.scrollIntoView({ block: 'nearest' })
                }}
              >
                <b>{titles[group]}</b>
                <span>{labels[group]}</span>
                <Icon name="chevron" className="size-4" />
              </button>
            </h2>
            <div id={`choice-${group}`} hidden={!isOpen} className="planner-choice">
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
      <div className="planner-choice-tabs">
        {groups.map((group) => (
          <button
            key={group}
            type="button"
            aria-expanded={group === open}
            aria-controls="choice-panel"
            onClick={({ currentTarget }) => {
              onOpen(group)
              currentTarget.scrollIntoView({ block: 'nearest', inline: 'center' })
            }}
          >
            {titles[group]}
          </button>
        ))}
      </div>
      <section id="choice-panel" aria-label={titles[open]} className="planner-choice">
        <h2 className="sr-only">{titles[open]}</h2>
        <Panel />
      </section>
    </>
  )
}
