import type { SubItem } from '@house/contract/entities'
import { expect, test } from 'vitest'
import { renderRoute } from '../../../testing/render-route.tsx'
import { SubItemPanes } from './sub-item-panes.tsx'

test('a category without items says so', () => {
  const { container } = renderRoute(<SubItemPanes category="doors" items={[]} />)
  expect(container.textContent).toBe('There is nothing in this category yet.')
  expect(container.querySelector('[data-testid=skeleton]')).toBeNull()
})

const itemOf = (slug: string, image: string): SubItem => ({ slug, title: slug, image, type: 'Product' })

test('an item without a picture is only its title on the dark ground, as high as those with one', () => {
  const items = [itemOf('bay', '/media/bay.jpg'), itemOf('sliding', '')]
  const { container } = renderRoute(<SubItemPanes category="windows" items={items} />)
  const [withPicture, without] = container.querySelectorAll('a')
  expect(withPicture?.querySelector('.bg-linear-to-t')).not.toBeNull()
  expect(without?.querySelector('.bg-stone, .bg-linear-to-t')).toBeNull()
  expect(without?.className).toBe(withPicture?.className)
})

test('panes are low where no item has a picture', () => {
  const { container } = renderRoute(<SubItemPanes category="windows" items={[itemOf('sliding', '')]} />)
  expect(container.querySelector('a')?.className).toContain('h-44')
})
