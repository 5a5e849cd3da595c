import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { renderPlanner } from '../../testing/render-planner.tsx'
import { PlannerHeader } from './planner-header.tsx'

test("the pencil beside the plan's name leads into the field", async () => {
  renderPlanner(<PlannerHeader tab="draw" onTab={() => {}} savedAt="" />)
  const name = screen.getByLabelText('Name of the plan')
  const pencil = name.parentElement?.querySelector('svg')
  if (!pencil) throw new Error('There is no pencil')
  await userEvent.click(pencil)
  expect(document.activeElement).toBe(name)
})
