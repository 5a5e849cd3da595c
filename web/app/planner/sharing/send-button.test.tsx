import type { Plan } from '@house/contract/plans/plan'
import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test, vi } from 'vitest'
import { renderPlanner } from '../../../testing/render-planner.tsx'
import { samplePlan } from '../../../testing/sample-plan.ts'
import { stubApi } from '../../../testing/stub-api.ts'
import { SendButton } from './send-button.tsx'

afterEach(() => vi.unstubAllGlobals())

test('openings that another device saved appear here', async () => {
  const user = userEvent.setup()
  const [w1] = samplePlan.items
  if (!w1) throw new Error('The sample house has no openings')
  const theirs: Plan = { ...samplePlan, items: [...samplePlan.items, { ...w1, name: 'W9' }] }
  const data = { code: 'JH-7K3P-9Q', edit_key: 'key', url: '/plan/JH-7K3P-9Q' }
  stubApi({
    '/api/plan': [
      { json: { success: '1', message: 'OK', data: { ...data, version: 1 } } },
      { status: 409, json: { success: '0', message: 'Newer', data: { plan: theirs, version: 2 } } },
      { json: { success: '1', message: 'OK', data: { ...data, version: 3 } } },
    ],
  })
  const { plan } = renderPlanner(<SendButton className="" />)
  await user.click(screen.getByRole('button', { name: 'Send this plan' }))
  await user.click(await screen.findByRole('button', { name: 'Send this plan' }))
  expect(await screen.findByText(/changed on another device too/)).toBeTruthy()
  expect(plan()).toEqual(theirs)
})
