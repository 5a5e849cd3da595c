import { neutralPlanTexts } from '@house/contract/plans/plan-texts'
import { settings } from '@house/demo/settings'
import { linesOf } from '@house/fenestration/description/sentences'
import { expect, test } from 'vitest'
import { renderPlanner } from '../../testing/render-planner.tsx'
import { samplePlan } from '../../testing/sample-plan.ts'
import { FiguresBar } from './figures/figures-bar.tsx'
import { HelpText } from './help-text.tsx'
import { NextSteps } from './schedule/next-steps.tsx'
import { Schedule } from './schedule/schedule.tsx'

const parts = (
  <>
    <FiguresBar isDrawing={false} />
    <Schedule />
    <NextSteps />
    <HelpText />
  </>
)

const { brand, ...demo } = settings

test('the planner promises what the settings do, and nothing else', () => {
  const { container, unmount } = renderPlanner(parts, samplePlan, { setting: { ...neutralPlanTexts, whatsapp: '' } })
  expect(container.textContent).not.toMatch(/we measure|engineer|fixed (after|price)|firm|photo|visit|call you back/i)
  expect(container.textContent).toContain('PriceOn request')
  expect(container.textContent).toContain('Rather talk? Call +91 99555 01420.Undo')
  unmount()
  const own = renderPlanner(parts, samplePlan, { setting: demo })
  const { plan_price, plan_price_note, plan_steps, plan_check, plan_checks } = settings
  const [firstCheck = ''] = linesOf(plan_checks)
  for (const promise of [plan_price, `Fixed ${plan_price_note}`, ...linesOf(plan_steps), plan_check, firstCheck])
    expect(own.container.textContent).toContain(promise)
  expect(own.container.querySelector('section[aria-label="What happens next"] b')?.textContent).toBe(
    'An engineer checks this before we quote.',
  )
  expect(own.container.textContent).toContain(
    'or send us a photo of your house on WhatsApp and we draw the plan for you.',
  )
})

test('the whole plan names the sources of its figures', () => {
  const { container } = renderPlanner(<Schedule />)
  expect(container.querySelector('details')?.textContent).toContain('Heat loss by ISO 10077-1. Values: French 3CL')
})

test('a sentence that needs a number the company does not have gives way to a shorter one', () => {
  const { container } = renderPlanner(<HelpText />, samplePlan, { setting: { ...demo, phone: '', whatsapp: '' } })
  expect(container.querySelector('p')?.textContent).toBe('Rather talk? Send us an enquiry.')
})
