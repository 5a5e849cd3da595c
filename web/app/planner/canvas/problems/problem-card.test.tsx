import type { Problem } from '@house/fenestration/rules/problem'
import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { renderPlanner } from '../../../../testing/render-planner.tsx'
import { ProblemCard } from './problem-card.tsx'

test('a problem that no single change cures says what to do', () => {
  const problem: Problem = {
    rule: 'glass-too-small',
    title: 'No room for glass',
    message: 'The sash is 300 × 300 mm: its profiles leave no room for glass.',
    cell: 0,
    limit: null,
    source: 'Widths of the profiles',
    isAdvice: false,
    remedies: [],
  }
  renderPlanner(<ProblemCard problem={problem} pointsAt={undefined} canvasWidth={800} />)
  expect(screen.getByText(/Try another size or layout/)).toBeTruthy()
})
