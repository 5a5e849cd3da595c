import './empty-wall.css'
import type { Design } from '@house/contract/plans/design'
import type { Plan } from '@house/contract/plans/plan'
import { planLimits } from '@house/contract/plans/plan-limits'
import { urls } from '@house/contract/urls'
import { sillHeightOf } from '@house/fenestration/layout/lay-out-design'
import { presetsFor } from '@house/fenestration/plan/presets'
import { type SubmitEvent, useState } from 'react'
import { Form, useNavigate } from 'react-router'
import { Link } from '../ui/link.tsx'
import { OnWall } from './drawing.tsx'
import { usePlanner } from './planner-context.ts'

type EmptyWallProps = {
  title: string
  onChoose: (design: Design) => void
  onSample: () => void
  isFirst: boolean
  /** With what a product page or a link brings, until it is drawn. */
  initialPlan: Plan | null
}

const scale = 0.047

/** Six openings at one scale to begin with. Without JavaScript each one posts the form. */
export function EmptyWall({ title, onChoose, onSample, isFirst, initialPlan }: EmptyWallProps) {
  const { catalogue, codePrefix } = usePlanner()
  const navigate = useNavigate()
  const [code, setCode] = useState('')
  function open(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    if (code.trim()) navigate(urls.plan(code.trim().toUpperCase()))
  }
  return (
    <div className="planner-begin">
      <h1 tabIndex={-1}>{title}</h1>
      <p>
        Pick one and give it your size. You can change everything later.{' '}
        {isFirst && (
          <span className="inline-block">
            Not sure which?{' '}
            <Link to={urls.finder} className="planner-link">
              Find my window
            </Link>
          </span>
        )}
      </p>
      {initialPlan && initialPlan.items.length > 0 && (
        <Form method="post" action={urls.planner} className="planner-initial">
          <input type="hidden" name="plan" value={JSON.stringify(initialPlan)} />
          <button type="submit" className="planner-filled">
            Plan this opening
          </button>
        </Form>
      )}
      <Form method="post" action={urls.planner} className="planner-presets">
        {presetsFor(catalogue).map(({ key, name, design }) => {
          const system = catalogue.systems.find((candidate) => candidate.key === design.system)
          if (!system) return null
          return (
            <button
              key={key}
              type="submit"
              name="preset"
              value={key}
              onClick={(event) => {
                event.preventDefault()
                onChoose(design)
              }}
            >
              <span className="planner-preset-wall">
                <OnWall design={design} scale={scale} sillHeight={sillHeightOf(design, system)} wallHeight={2250} />
              </span>
              {name}
            </button>
          )
        })}
      </Form>
      {isFirst && (
        <form action={urls.planner} onSubmit={open} className="planner-open-code">
          <label>
            Have a plan code?
            <input
              name="code"
              value={code}
              placeholder={codePrefix && `${codePrefix}-`}
              autoComplete="off"
              maxLength={planLimits.code}
              onChange={({ target }) => setCode(target.value)}
            />
          </label>
          <button type="submit">Open plan</button>
          <button type="button" className="planner-link" onClick={onSample}>
            Look at a sample house
          </button>
        </form>
      )}
    </div>
  )
}
