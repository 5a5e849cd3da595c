import type { Design } from '@house/contract/plans/design'
import { plannerCatalogue } from '@house/demo/planner/catalogue'
import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { renderRoute } from '../../../testing/render-route.tsx'
import { samplePlan } from '../../../testing/sample-plan.ts'
import { PlannerScreen } from '../planner-screen.tsx'
import { startHistory } from '../state/history.ts'
import { writeStoredPlan } from '../state/stored-plan.ts'

const none: Design[] = []

test('after the last opening is deleted, the empty wall has the button that brings it back', async () => {
  writeStoredPlan(startHistory({ name: 'My home', items: samplePlan.items.slice(0, 1) }), '')
  const user = userEvent.setup()
  renderRoute(<PlannerScreen plannerParts={plannerCatalogue} initialDesigns={none} />)
  await user.click(await screen.findByRole('button', { name: 'Delete W1' }))
  await user.click(screen.getByRole('button', { name: 'Undo' }))
  expect(screen.getByRole('button', { name: 'Delete W1' })).toBeTruthy()
})
