import { plannerCatalogue } from '@house/demo/planner/catalogue'
import { act, fireEvent, screen } from '@testing-library/react'
import { flushSync } from 'react-dom'
import { expect, test } from 'vitest'
import { renderRoute } from '../../testing/render-route.tsx'
import { samplePlan } from '../../testing/sample-plan.ts'
import { PlannerScreen } from './planner-screen.tsx'
import { startHistory } from './state/history.ts'
import { writeStoredPlan } from './state/stored-plan.ts'

test('while an edge moves the drawing comes first and the list follows; when it rests, both are one plan', () => {
  const [first] = samplePlan.items
  if (!first) throw new Error('The sample house is empty')
  const size = (width: number) =>
    new RegExp(`${width.toLocaleString('en-IN')} × ${first.height.toLocaleString('en-IN')}`)
  writeStoredPlan(startHistory(samplePlan), '')
  renderRoute(<PlannerScreen plannerParts={plannerCatalogue} initialDesigns={[]} />)
  const edge = screen.getByRole('slider', { name: 'Right edge of the frame' })
  const inList = () => screen.getByRole('button', { name: new RegExp(`^${first.name}`) }).textContent

  act(() => {
    // Inside act only what is urgent is rendered.
    flushSync(() => edge.dispatchEvent(new KeyboardEvent('keydown', { key: 'ArrowRight', bubbles: true })))
    expect(edge.getAttribute('aria-valuenow')).toBe(String(first.width + 10))
    expect(inList()).toMatch(size(first.width))
  })
  expect(inList()).toMatch(size(first.width + 10))

  // A key that is held down is one step.
  fireEvent.keyDown(edge, { key: 'ArrowRight' })
  act(() => {
    flushSync(() => edge.dispatchEvent(new KeyboardEvent('keyup', { key: 'ArrowRight', bubbles: true })))
    expect(inList()).toMatch(size(first.width + 20))
  })
  fireEvent.click(screen.getByRole('button', { name: 'Undo' }))
  expect(edge.getAttribute('aria-valuenow')).toBe(String(first.width))
})
