import { plannerCatalogue } from '@house/demo/planner/catalogue'
import { priceBook, priceBookName } from '@house/demo/planner/price-book'
import { estimatePlan } from '@house/fenestration/estimate/estimate-plan'
import { showAmount } from '@house/fenestration/estimate/format-estimate'
import { toRangeEstimate } from '@house/fenestration/estimate/public-estimate'
import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { renderRoute } from '../../../testing/render-route.tsx'
import { samplePlan } from '../../../testing/sample-plan.ts'
import type { PlainPlan } from './plain-plan.ts'
import { PlainPlanner } from './plain-planner.tsx'

function show(changed: Partial<PlainPlan> = {}) {
  const state: PlainPlan = {
    plan: samplePlan,
    code: '',
    editKey: '',
    version: null,
    isSaved: false,
    notices: [],
    error: '',
    ...changed,
  }
  return renderRoute(<PlainPlanner {...state} plannerParts={plannerCatalogue} />)
}

test('the page carries the plan once, however many openings it has', () => {
  const { container } = show()
  expect(container.querySelectorAll('input[name=plan]')).toHaveLength(1)
})

test('names that look like markup or have spaces stay text, and the drawing keeps its gradients', () => {
  const [first] = samplePlan.items
  if (!first) throw new Error('The sample house has no openings')
  const hostile = '"><a href=//x.in><h1>Win'
  const { container } = show({ plan: { name: 'Home', items: [{ ...first, name: hostile }] } })
  expect(container.querySelector('a[href="//x.in"]')).toBeNull()
  expect(screen.getByRole('heading', { name: `${hostile}, ${first.room}` })).toBeTruthy()
  const references = [...container.innerHTML.matchAll(/url\(#(.+?)\)/g)].map(([, id]) => id)
  expect(references.length).toBeGreaterThan(0)
  for (const id of references) expect(document.getElementById(id ?? '')).not.toBeNull()
})

test('only a plan that is saved as it is can be sent, and the form takes the plan along', () => {
  show({ code: 'JH-7K3P-9Q', editKey: 'key' })
  expect(screen.queryByRole('form', { name: 'Enquiry' })).toBeNull()
  expect(screen.getByText(/Changed since it was saved as JH-7K3P-9Q/)).toBeTruthy()
  show({ code: 'JH-7K3P-9Q', editKey: 'key', version: 2, isSaved: true })
  const form = screen.getByRole<HTMLFormElement>('form', { name: 'Enquiry' })
  const entries = Object.fromEntries(new FormData(form))
  expect(entries).toMatchObject({ plan_code: 'JH-7K3P-9Q', code: 'JH-7K3P-9Q', edit_key: 'key', version: '2' })
  expect(JSON.parse(String(entries.plan))).toEqual(samplePlan)
})

test('a saved plan shows the link to look at and the link to change it', () => {
  show({ code: 'JH-7K3P-9Q', editKey: 'key', isSaved: true })
  const links = within(screen.getByText(/^Saved as/).parentElement as HTMLElement).getAllByRole('link')
  expect(links.map((link) => [link.getAttribute('href'), link.textContent])).toEqual([
    ['/plan/JH-7K3P-9Q', 'https://jharokha.example/plan/JH-7K3P-9Q'],
    ['/plan/JH-7K3P-9Q#edit=key', 'https://jharokha.example/plan/JH-7K3P-9Q#edit=key'],
  ])
})

test('the plan shows what the server estimates, opening by opening and in all', () => {
  const published = { version: 1, name: priceBookName, date: '2026-11-01T06:00:00.000Z', book: priceBook }
  const { items } = samplePlan
  const plan = estimatePlan(items, plannerCatalogue, priceBook)
  show({ estimate: toRangeEstimate(plan, published, new Date()) })
  const [first] = plan.items
  const opening = within(screen.getByRole('region', { name: first?.name ?? '' }))
  opening.getByText(showAmount(first?.each))
  within(screen.getByRole('region', { name: 'Estimate' })).getByText(showAmount(plan.totals?.total))
})
