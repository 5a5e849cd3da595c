import { plannerCatalogue } from '@house/demo/planner/catalogue'
import { describeDesign } from '@house/fenestration/description/describe'
import { presets } from '@house/fenestration/plan/presets'
import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test, vi } from 'vitest'
import { renderPlanner } from '../../../testing/render-planner.tsx'
import { samplePlan } from '../../../testing/sample-plan.ts'
import { Choices } from './choices.tsx'
import { HandleChoice, SillChoice } from './equipment-choices.tsx'
import { GlassChoice } from './glass-choice.tsx'
import { OpeningChoice } from './opening-choice.tsx'
import { SystemChoice } from './system-choice.tsx'

afterEach(() => {
  vi.restoreAllMocks()
})

async function renderW1(element: React.ReactNode) {
  const user = userEvent.setup()
  const rendered = renderPlanner(element)
  await user.click(screen.getByRole('button', { name: 'Select W1' }))
  return { user, ...rendered }
}

test('one group is open at a time, and a closed one says its present value', async () => {
  const { user } = await renderW1(<Choices />)
  expect(screen.getByRole('button', { name: /^Layout/ }).getAttribute('aria-expanded')).toBe('true')
  expect(screen.getByRole('button', { name: /^Glass/ }).textContent).toContain('Clear double, 6-12-6')
  await user.click(screen.getByRole('button', { name: /^Glass/ }))
  expect(screen.getByRole('button', { name: /^Layout/ }).getAttribute('aria-expanded')).toBe('false')
  await user.click(screen.getByRole('button', { name: /^Glass/ }))
  expect(screen.queryByRole('button', { name: 'Cooler' })).toBeNull()
})

test('on a phone the groups are tabs, of which one is always open', async () => {
  vi.spyOn(window, 'matchMedia').mockImplementation((media) =>
    Object.assign(new EventTarget(), { media, matches: true, onchange: null, addListener() {}, removeListener() {} }),
  )
  const { user } = await renderW1(<Choices />)
  await user.click(screen.getByRole('button', { name: 'Glass' }))
  await user.click(screen.getByRole('button', { name: 'Glass' }))
  expect(screen.getByRole('region', { name: 'Glass' })).toBeTruthy()
})

test('a glass says what it changes, and the one before is called yours until now', async () => {
  const { user } = await renderW1(<GlassChoice />)
  const lowE = () => screen.getByRole('button', { name: /^Low-e double, 6-12-6/ })
  const clear = () => screen.getByRole('button', { name: /^Clear double, 6-12-6/ })
  expect(lowE().textContent).toContain('sun − 17 %')
  await user.click(lowE())
  expect(lowE().getAttribute('aria-pressed')).toBe('true')
  expect(clear().textContent).toContain('yours until now')
})

test('every glass that fits is in the list of all, and one without a figure of the sun is not among the cooler', async () => {
  const { user } = await renderW1(<GlassChoice />)
  const frosted = () => screen.queryByRole('button', { name: /^Frosted double/ })
  const light = () => screen.queryByRole('button', { name: /^Clear double, 4-12-4/ })
  expect([frosted(), light()]).toEqual([null, null])
  await user.click(screen.getByRole('button', { name: 'All' }))
  expect(frosted()).toBeTruthy()
  expect(light()).toBeTruthy()
})

test('a system that cannot take the glass changes it, and says so', async () => {
  const { user, plan } = await renderW1(<SystemChoice />)
  await user.click(screen.getByRole('button', { name: 'Show them all' }))
  await user.click(screen.getByRole('button', { name: /^62 mm uPVC sliding/ }))
  expect(plan().items[0]).toMatchObject({ system: 'upvc-62-sliding', glass: '4-12-4' })
  expect(screen.getByText('Glass changed to Clear double, 4-12-4: this system takes at most 20 mm.')).toBeTruthy()
})

test('the panes of a door with a rail open together and are filled apart', async () => {
  const user = userEvent.setup()
  const { plan } = renderPlanner(<OpeningChoice />)
  const door = () => plan().items.find(({ name }) => name === 'D2')
  await user.click(screen.getByRole('button', { name: 'Select D2' }))
  await user.click(screen.getByRole('button', { name: 'Outwards' }))
  expect(door()?.rows.map(({ cells }) => cells[0]?.swing)).toEqual(['out', 'out'])
  const bottom = screen.getByRole('group', { name: 'Filled with, at the bottom' })
  await user.click(within(bottom).getByRole('button', { name: 'Clear glass' }))
  expect(door()?.rows.map(({ cells }) => cells[0]?.fill)).toEqual(['glass', 'glass'])
})

test('another system leaves a window at its height, and a window', async () => {
  const user = userEvent.setup()
  const sliding = presets.filter(({ key }) => key === 'sliding-window')
  const { plan } = renderPlanner(
    <>
      <SystemChoice />
      <SillChoice />
    </>,
    { name: 'Home', items: sliding.map(({ design }) => ({ ...design, name: 'W1' })) },
  )
  const height = () => screen.getByLabelText<HTMLInputElement>('Height above the floor').value
  expect(height()).toBe('900')
  await user.click(screen.getByRole('button', { name: /^Slim aluminium sliding/ }))
  expect(height()).toBe('900')
  expect(describeDesign(plan().items[0] ?? fail(), plannerCatalogue)).toMatch(/^Sliding window/)
})

test('a louvre offers no handle', () => {
  const rows = [
    { height: 1, cells: [{ width: 1, opens: 'louvre' as const, swing: 'in' as const, fill: 'glass' as const }] },
  ]
  const [item] = samplePlan.items
  renderPlanner(<HandleChoice />, { ...samplePlan, items: item ? [{ ...item, rows }] : [] })
  expect(screen.getByText('Fixed lights and louvres have no handle.')).toBeTruthy()
})

test('a tilt-and-turn sash opens inwards only', async () => {
  const user = userEvent.setup()
  const { plan } = renderPlanner(
    <>
      <SystemChoice />
      <OpeningChoice />
    </>,
    { name: 'Home', items: presets.slice(0, 1).map(({ design }) => ({ ...design, name: 'W1' })) },
  )
  await user.click(screen.getByRole('button', { name: /^70 mm uPVC casement/ }))
  expect(screen.getByRole('button', { name: 'Outwards' }).getAttribute('aria-pressed')).toBe('true')
  await user.click(screen.getByRole('button', { name: 'Tilt and turn, hinged left' }))
  expect(plan().items[0]?.rows[0]?.cells[0]).toMatchObject({ opens: 'tilt-left', swing: 'in' })
  expect(screen.getByRole('button', { name: 'Inwards' }).getAttribute('aria-pressed')).toBe('true')
  expect(screen.queryByRole('button', { name: 'Outwards' })).toBeNull()
})

test('an opening on the floor is lifted, and put back', async () => {
  const user = userEvent.setup()
  const { plan } = renderPlanner(<SillChoice />)
  await user.click(screen.getByRole('button', { name: 'Select D1' }))
  const height = screen.getByLabelText<HTMLInputElement>('Height above the floor')
  expect(height.value).toBe('0')
  await user.clear(height)
  await user.type(height, '150{Enter}')
  expect(plan().items.find(({ name }) => name === 'D1')?.sill_height).toBe(150)
  await user.clear(height)
  await user.type(height, '0{Enter}')
  expect(height.value).toBe('0')
  await user.clear(height)
  await user.type(height, '4 m{Enter}')
  expect(screen.getByText('Between 0 and 3,000 mm')).toBeTruthy()
})

function fail(): never {
  throw new Error('There is no such opening')
}
