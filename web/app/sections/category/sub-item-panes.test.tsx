import { expect, test } from 'vitest'
import { renderRoute } from '../../../testing/render-route.tsx'
import { SubItemPanes } from './sub-item-panes.tsx'

test('a category without items says so', () => {
  const { container } = renderRoute(<SubItemPanes category="doors" items={[]} />)
  expect(container.textContent).toBe('There is nothing in this category yet.')
  expect(container.querySelector('[data-testid=skeleton]')).toBeNull()
})
