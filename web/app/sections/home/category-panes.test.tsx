import { expect, test } from 'vitest'
import { renderRoute } from '../../../testing/render-route.tsx'
import { CategoryPanes } from './category-panes.tsx'

test.each([1, 3, 4, 5, 8])('%i categories fill their rows on every screen', (count) => {
  const categories = Array.from({ length: count }, (_, id) => ({
    id,
    slug: `c${id}`,
    title: `C ${id}`,
    image: '/c.jpg',
  }))
  const { container } = renderRoute(<CategoryPanes />, { categories })
  const panes = [...container.querySelectorAll('li')]
  expect(panes).toHaveLength(count)
  for (const pane of panes) expect(pane.className).toMatch(/^grow basis-\[45%\] lg:basis-(full|\[\d+%\])$/)
  const wide = container.querySelectorAll('.aspect-\\[8\\/5\\]')
  expect(wide).toHaveLength(count % 2)
})

test('without categories there is no frame', () => {
  const { container } = renderRoute(<CategoryPanes />, { categories: [] })
  expect(container.querySelector('nav')).toBeNull()
})

const doors = { id: 1, slug: 'doors', title: 'Doors', image: '/media/doors.jpg' }
const windows = { id: 2, slug: 'windows', title: 'Windows', image: '' }

test('a category without a picture is a dark pane beside the others', () => {
  const { container } = renderRoute(<CategoryPanes />, { categories: [doors, windows] })
  expect(container.querySelectorAll('.lg\\:aspect-\\[8\\/5\\]')).toHaveLength(2)
  expect(container.querySelector('.bg-stone')).toBeNull()
})

test('where no category has a picture the panes are only names', () => {
  const { container } = renderRoute(<CategoryPanes />, { categories: [windows] })
  expect(container.querySelector('a')?.textContent).toBe('Windows')
  expect(container.querySelector('[class*="aspect-"]')).toBeNull()
})
