import type { LeadPlan, LeadRecord } from '@house/contract/staff/entities'
import { render, screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { AdminTestContext, type FakeApi } from '../../../testing/admin-test-context.tsx'
import { Plan } from './plan.tsx'

const code = 'JH-7K3P-9Q'
type Opening = LeadPlan['openings'][number]
/** What the table shows of it. */
const opening = {
  name: 'W1',
  room: 'Bedroom',
  quantity: 2,
  description: 'Casement window, 1,200 × 1,200 mm.',
  uw: 2.71,
  shgc: null,
  sound: 33,
  weight_kg: 49.6,
  problems: [
    {
      rule: 'leaf-too-wide',
      title: 'Sash too wide',
      message: 'Sash A is 1,140 mm wide.',
      cell: 0,
      limit: 750,
      source: 'Our tests',
      isAdvice: false,
    },
  ],
} as Partial<Opening> as Opening
const plan: LeadPlan = {
  code,
  name: 'Flat in Jaipur',
  version: 3,
  newest_version: 3,
  has_page: true,
  saved_at: '2026-11-15T10:00:00.000Z',
  changes: ['60 mm uPVC casement has changed since 15 November 2026.'],
  openings: [opening, opening],
}

function show(plan_code: string, api: FakeApi) {
  render(
    <AdminTestContext api={api} resource="leads">
      <Plan {...({ id: 7, plan_code } as LeadRecord)} />
    </AdminTestContext>,
  )
}

test('a plan shows its drawings, descriptions, figures and problems, and opens as page and PDF', async () => {
  show(code, { findLeadPlan: async () => plan })
  await screen.findByText(/^Flat in Jaipur, version 3, saved/)
  expect(screen.getAllByRole('img').map((image) => image.getAttribute('src'))).toEqual([
    `/plan/${code}/drawing.svg?item=1&view=inside&version=3`,
    `/plan/${code}/drawing.svg?item=2&view=inside&version=3`,
  ])
  expect(screen.getAllByText('W1, Bedroom, 2 pieces')).toHaveLength(2)
  expect(screen.getAllByText('Uw 2.7 W/m²K · SHGC not known · glass Rw 33 dB · weight 50 kg')).toHaveLength(2)
  expect(screen.getAllByText('Sash A is 1,140 mm wide.')).toHaveLength(2)
  screen.getByText('60 mm uPVC casement has changed since 15 November 2026.')
  expect(screen.getByRole('link', { name: 'Open the plan' }).getAttribute('href')).toBe(`/plan/${code}`)
  expect(screen.getByRole('link', { name: 'PDF' }).getAttribute('href')).toBe(`/plan/${code}/plan.pdf?version=3`)
  expect(screen.queryByText(/has changed the plan since/)).toBeNull()
})

test('a plan that the visitor has changed since shows what was sent, and leads to the newest', async () => {
  show(code, { findLeadPlan: async () => ({ ...plan, newest_version: 5 }) })
  await screen.findByText(/^The visitor has changed the plan since/)
  expect(screen.getByRole('link', { name: 'Open the newest version' }).getAttribute('href')).toBe(`/plan/${code}`)
  expect(screen.getByRole('link', { name: 'PDF' }).getAttribute('href')).toBe(`/plan/${code}/plan.pdf?version=3`)
})

test('while the planner is switched off a plan has no page to open, and still its PDF', async () => {
  show(code, { findLeadPlan: async () => ({ ...plan, has_page: false }) })
  await screen.findByRole('link', { name: 'PDF' })
  expect(screen.queryByRole('link', { name: /^Open/ })).toBeNull()
})

test('a plan that is gone says so', async () => {
  show(code, { findLeadPlan: async () => null })
  await screen.findByText(`There is no plan ${code}. Ask the visitor for the code.`)
})

test('a lead without a plan shows nothing and asks for nothing', () => {
  const findLeadPlan = vi.fn()
  show('', { findLeadPlan })
  expect(screen.queryByText(/Plan/)).toBeNull()
  expect(findLeadPlan).not.toHaveBeenCalled()
})
