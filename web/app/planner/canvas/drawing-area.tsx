import './drawing-area.css'
import type { View } from '@house/contract/plans/design-options'
import { type ReactNode, useContext, useState } from 'react'
import { Icon } from '../../ui/icon.tsx'
import { LivePlannerContext, PlannerContext, useOpening, usePlanner } from '../planner-context.ts'
import { Canvas } from './canvas.tsx'
import { OpeningTitle } from './opening-title.tsx'
import { UndoBar } from './undo-bar.tsx'
import { View3d } from './view-3d/view-3d.tsx'

/** The opening in view with its name, from inside or outside, flat or in perspective, by day or night. */
export function DrawingArea({ isListOpen, onList }: { isListOpen: boolean; onList: () => void }) {
  const { history } = usePlanner()
  const { design } = useOpening()
  const [view, setView] = useState<View>('inside')
  const [is3d, setIs3d] = useState(false)
  const [isNight, setIsNight] = useState(false)
  if (!design) return null
  const Picture = is3d ? View3d : Canvas
  return (
    <>
      <header className="planner-drawing-header">
        <OpeningTitle />
        <div className="flex flex-none gap-2" role="toolbar" aria-label="View and undo">
          <UndoBar />
          {/* Where there is little room only the second button of each pair is shown: it switches its view on and off. */}
          <span className="planner-views">
            <span className="planner-bar">
              <button type="button" aria-pressed={view === 'inside'} onClick={() => setView('inside')}>
                Inside
              </button>
              <button
                type="button"
                aria-pressed={view === 'outside'}
                onClick={() => setView(view === 'outside' ? 'inside' : 'outside')}
              >
                Outside
              </button>
            </span>
            <span className="planner-bar">
              <button type="button" aria-pressed={!is3d} onClick={() => setIs3d(false)}>
                2D
              </button>
              <button type="button" aria-pressed={is3d} onClick={() => setIs3d(!is3d)}>
                3D
              </button>
            </span>
            <span className="planner-bar">
              <button type="button" aria-label="Day" aria-pressed={!isNight} onClick={() => setIsNight(false)}>
                <Icon name="light" />
              </button>
              <button type="button" aria-label="Night" aria-pressed={isNight} onClick={() => setIsNight(!isNight)}>
                <Icon name="night" />
              </button>
            </span>
          </span>
        </div>
        <button
          type="button"
          className="relative hidden h-11.5 w-12 flex-none place-items-center stacked:grid"
          aria-expanded={isListOpen}
          aria-controls="plan-list"
          onClick={onList}
        >
          <Icon name="menu" className="size-5 -translate-x-1 translate-y-1" />
          <span className="sr-only">Your plan, </span>
          <b className="absolute top-0 right-0 min-w-5 bg-accent-ink text-center text-tiny leading-5 text-raised">
            {history.plan.items.length}
          </b>
          <span className="sr-only"> {history.plan.items.length === 1 ? 'opening' : 'openings'}</span>
        </button>
      </header>
      <Live>
        <Picture view={view} isNight={isNight} />
      </Live>
    </>
  )
}

/** Only what is inside redraws with each movement of a joint. */
function Live({ children }: { children: ReactNode }) {
  return <PlannerContext value={useContext(LivePlannerContext)}>{children}</PlannerContext>
}
