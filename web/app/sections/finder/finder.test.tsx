import type { Answers } from '@house/contract/products/answers'
import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { renderRoute } from '../../../testing/render-route.tsx'
import { FinderForm } from './finder-form.tsx'
import { Recommendations } from './recommendations.tsx'
import { SmallSize } from './small-size.tsx'

const products = ['a', 'b', 'c'].map((slug) => ({
  slug,
  title: `Window <em>${slug}</em>`,
  image: '',
  summary: 'uPVC',
  reasons: ['Made for bedrooms.'],
  drawbacks: ['Its largest width is not stated.'],
  plan: slug !== 'c',
}))

test('the four questions are a GET form with the answers that were given', () => {
  const { container } = renderRoute(<FinderForm answers={{ room: 'bedroom', width: 1800 }} />)
  const form = container.querySelector('form')
  expect([form?.getAttribute('action'), form?.getAttribute('method')]).toEqual(['/find', 'get'])
  expect(screen.getAllByRole('group').map((group) => group.querySelector('legend')?.textContent)).toHaveLength(4)
  expect(Object.fromEntries(new FormData(form ?? undefined))).toEqual({
    room: 'bedroom',
    problem: '',
    opening: '',
    width: '1800',
    height: '',
  })
})

test('recommendations give reasons, and lead to a plan, a comparison and all products that match', () => {
  const answers = { room: 'bedroom', width: 1800 } as const
  const { container } = renderRoute(<Recommendations data={products} total={5} answers={answers} />)
  const [first, , third] = screen.getAllByRole('article')
  expect(first?.textContent).toContain('Made for bedrooms.')
  expect(first?.textContent).toContain('Its largest width is not stated.')
  const plan = within(first as HTMLElement).getByRole('link', { name: 'Start a plan with Window a' })
  expect(plan.getAttribute('href')).toBe('/plan?product=a&width=1800&room=bedroom')
  expect(within(third as HTMLElement).queryByRole('link', { name: /plan/ })).toBeNull()
  expect(screen.getByRole('link', { name: 'Compare all three' }).getAttribute('href')).toBe('/compare?products=a,b,c')
  expect(screen.getByRole('link', { name: 'See all 5 products' }).getAttribute('href')).toBe(
    '/products?room=bedroom&width=1800',
  )
  expect(container.textContent).toContain('They match all of your answers.')
})

test('it is said when no product matches all answers, or none of them', () => {
  const { container, unmount } = renderRoute(<Recommendations data={products} total={0} answers={{ width: 9000 }} />)
  expect(container.textContent).toContain('No product matches all of your answers. These come nearest.')
  unmount()
  renderRoute(<Recommendations data={[]} total={0} answers={{ width: 9000 }} />)
  expect(screen.getByText(/Nothing matches any of your answers/)).toBeTruthy()
  expect(screen.queryByRole('link', { name: /Compare/ })).toBeNull()
})

test('where a size was left out, products match the other answers', () => {
  const props = { data: products, answers: { problem: 'noise' }, isIncomplete: true } as const
  const { container, unmount } = renderRoute(<Recommendations {...props} total={3} />)
  expect(container.textContent).toContain('They match all of the other answers.')
  unmount()
  renderRoute(<Recommendations {...props} total={2} />)
  expect(screen.getByText('The first two match all of the other answers, the others come nearest.')).toBeTruthy()
})

test('a size below that of any window is asked about', () => {
  const textOf = (answers: Answers) => {
    const { unmount } = renderRoute(<SmallSize answers={answers} />)
    const text = screen.queryByText(/smaller than any window/)?.textContent
    unmount()
    return text
  }
  expect(textOf({ width: 150, height: 135 })).toBe(
    '150 × 135 mm is smaller than any window we plan. Did you mean centimetres? Write 150 cm.',
  )
  expect(textOf({ height: 299 })).toContain('Write 299 cm.')
  expect(textOf({ width: 1500, height: 200 })).toBeUndefined()
  expect(textOf({})).toBeUndefined()
})

test('a company without a planner offers no plan', () => {
  const setting = { disabled_pages: ['planner' as const] }
  renderRoute(<Recommendations data={products} total={3} answers={{ room: 'bedroom' }} />, { setting })
  expect(screen.queryByRole('link', { name: /Start a plan/ })).toBeNull()
})
