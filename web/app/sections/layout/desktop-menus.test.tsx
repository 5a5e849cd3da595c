import { expect, test } from 'vitest'
import { renderRoute } from '../../../testing/render-route.tsx'
import { ProductMenu } from './desktop-menus.tsx'

const listOf = (count: number) =>
  Array.from({ length: count }, (_, index) => ({ id: index, slug: `c${index}`, title: `Category ${index}`, image: '' }))

test.each([
  [0, 'col-span-5'],
  [1, 'col-span-4'],
  [3, 'col-span-2'],
  [4, 'col-span-1'],
])('beside %i categories the last pane of the menu fills the row: %s', (count, span) => {
  const { container } = renderRoute(<ProductMenu className="" />, { categories: listOf(count) })
  const panes = container.querySelectorAll('.grid-cols-5 > li')
  expect(panes).toHaveLength(count + 1)
  expect(panes[count]?.className).toContain(span)
})

test.each([5, 8])('%i categories have small pictures in one pane of the menu', (count) => {
  const { container } = renderRoute(<ProductMenu className="" />, { categories: listOf(count) })
  expect(container.querySelectorAll('.grid-cols-5 > li')).toHaveLength(2)
  expect(container.querySelectorAll('.grid-cols-3 > li a')).toHaveLength(count)
})

test('the menu has places for pictures only if a category has one', () => {
  const boxes = (container: HTMLElement) => container.querySelectorAll('[class*="aspect-"]').length
  const { container, unmount } = renderRoute(<ProductMenu className="" />, { categories: listOf(3) })
  expect(boxes(container)).toBe(0)
  unmount()
  const categories = listOf(3).map((category) => (category.id === 0 ? { ...category, image: '/doors.jpg' } : category))
  expect(boxes(renderRoute(<ProductMenu className="" />, { categories }).container)).toBe(3)
})

test('the menu promises a visit only if the settings do', () => {
  const { container, unmount } = renderRoute(<ProductMenu className="" />)
  expect(container.textContent).toContain('Tell us about the opening.Enquire')
  unmount()
  const setting = { visit_promise: 'We measure free of charge in Pune.' }
  const promising = renderRoute(<ProductMenu className="" />, { setting })
  expect(promising.container.textContent).toContain('Tell us about the opening. We measure free of charge in Pune.')
})
