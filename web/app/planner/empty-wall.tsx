import './empty-wall.css'
import type { Design } from '@house/contract/plans/design'
import type { Plan } from '@house/contract/plans/plan'
import { planLimits } from '@house/contract/plans/plan-limits'
import { urls } from '@house/contract/urls'
import { sillHeightOf } from '@house/fenestration/layout/lay-out-design'
import { presetsFor } from '@house/fenestration/plan/presets'
import { type SubmitEvent, useState } from 'react'
import { Form, useNavigate } from 'react-router'
import { Button } from '../ui/button.tsx'
import { Link } from '../ui/link.tsx'
import { fieldClass, textLink } from './class-names.ts'
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
  const { plannerParts, codePrefix } = usePlanner()
  const navigate = useNavigate()
  const [code, setCode] = useState('')
  function open(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    if (code.trim()) navigate(urls.plan(code.trim().toUpperCase()))
  }
  return (
    <div className="mb-7 w-full max-w-145 text-center">
      <h1 tabIndex={-1} className="text-h2">
        {title}
      </h1>
      <p className="mt-2 mb-6 text-ink-soft">
        Pick one and give it your size. You can change everything later.{' '}
        {isFirst && (
          <span className="inline-block">
            Not sure which?{' '}
            <Link to={urls.finder} className={textLink}>
              Find my window
            </Link>
          </span>
        )}
      </p>
      {initialPlan && initialPlan.items.length > 0 && (
        <Form method="post" action={urls.planner} className="mb-6">
          <input type="hidden" name="plan" value={JSON.stringify(initialPlan)} />
          <Button type="submit">Plan this opening</Button>
        </Form>
      )}
      <Form
        method="post"
        action={urls.planner}
        className="grid grid-cols-2 gap-px overflow-hidden rounded-tile border border-hairline bg-hairline min-[481px]:grid-cols-3"
      >
        {presetsFor(plannerParts).map(({ key, name, design }) => {
          const system = plannerParts.systems.find((candidate) => candidate.key === design.system)
          if (!system) return null
          return (
            <button
              key={key}
              type="submit"
              name="preset"
              value={key}
              className="grid min-h-41 content-end justify-items-center gap-2.5 bg-raised/95 px-1 pt-3 pb-3.5 font-semibold hover:bg-raised"
              onClick={(event) => {
                event.preventDefault()
                onChoose(design)
              }}
            >
              <span className="grid w-33 place-items-end justify-center border-b border-field">
                <OnWall design={design} scale={scale} sillHeight={sillHeightOf(design, system)} wallHeight={2250} />
              </span>
              {name}
            </button>
          )
        })}
      </Form>
      {isFirst && (
        <form
          action={urls.planner}
          onSubmit={open}
          className="mt-5 flex flex-wrap items-center justify-between gap-2 whitespace-nowrap max-[480px]:justify-center"
        >
          <label className="flex items-center gap-2.5">
            Have a plan code?
            <input
              className={`${fieldClass} w-32 tracking-[0.04em]`}
              name="code"
              value={code}
              placeholder={codePrefix && `${codePrefix}-`}
              autoComplete="off"
              maxLength={planLimits.code}
              onChange={({ target }) => setCode(target.value)}
            />
          </label>
          <Button type="submit" variant="quiet">
            Open plan
          </Button>
          <button type="button" className={`${textLink} min-h-11`} onClick={onSample}>
            Look at a sample house
          </button>
        </form>
      )}
    </div>
  )
}
