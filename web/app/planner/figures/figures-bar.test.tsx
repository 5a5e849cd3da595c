import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { renderPlanner } from '../../../testing/render-planner.tsx'
import { GlassChoice } from '../choices/glass-choice.tsx'
import { FiguresBar } from './figures-bar.tsx'

/** The figure with this title. */
function figure(title: string) {
  const box = screen.getByRole('heading', { name: title }).parentElement
  if (!box) throw new Error(`There is no ${title}`)
  return box
}

const barWithGlass = (
  <>
    <GlassChoice />
    <FiguresBar isDrawing />
  </>
)

test('a figure says what it was until the next change, and nothing after an undo', async () => {
  const user = userEvent.setup()
  renderPlanner(barWithGlass)
  await user.click(screen.getByRole('button', { name: 'Select W1' }))
  expect(figure('Heat through it').textContent).not.toContain('was')
  await user.click(screen.getByRole('button', { name: /^Low-e double, 6-12-6/ }))
  expect(figure('Heat through it').textContent).toMatch(/U 2\.0 W\/m²K was 2\.7/)
  expect(figure('Sun let in').textContent).toContain('was 36 %')
  expect(figure('Weight').textContent).not.toContain('was')
  await user.click(screen.getByRole('button', { name: 'Undo' }))
  expect(figure('Heat through it').textContent).not.toContain('was')
})

test('figures stand between the worst and the best glass that fits the opening, a sash below what its hinges carry', async () => {
  renderPlanner(<FiguresBar isDrawing />)
  await userEvent.setup().click(screen.getByRole('button', { name: 'Select W1' }))
  expect(figure('Heat through it').textContent).toContain('4.5 single1.9 best')
  expect(figure('Sun let in').textContent).toContain('44 % single19 % best')
  expect(figure('Street noise').textContent).not.toContain('best')
  expect(figure('Weight').textContent).toContain('sash35 most')
})

test('the plan counts pieces, the figures are of one', () => {
  renderPlanner(<FiguresBar isDrawing />)
  expect(figure('Whole plan').textContent).toContain('8 pieces')
})

test('what is not known has no scale and names what is missing', async () => {
  renderPlanner(<FiguresBar isDrawing />)
  await userEvent.setup().click(screen.getByRole('button', { name: 'Select D2' }))
  expect(figure('Heat through it').textContent).toContain('No value for heat through the panel')
  expect(figure('Heat through it').textContent).not.toContain('best')
})

test('the working of a figure begins with its result in words, names its sources, and Escape closes it', async () => {
  const user = userEvent.setup()
  renderPlanner(<FiguresBar isDrawing />)
  const heat = within(figure('Heat through it'))
  await user.click(heat.getByRole('button', { name: /How we worked this out/ }))
  expect(heat.getByRole('heading', { level: 3 }).nextSibling?.textContent).toMatch(/^U 2\.7 W\/m²K\. The lower/)
  expect(heat.getByRole('table').textContent).toContain('French 3CL calculation tables')
  expect(heat.getByText('Compared with.').parentElement?.textContent).toMatch(
    /Single, 6 mm: 4\.5 \(French 3CL calculation tables: single glass\); Low-e .+: 1\.9 \(French 3CL/,
  )
  await user.keyboard('{Escape}')
  expect(heat.queryByRole('table')).toBeNull()
})

test('before the first opening each figure says what it will be', () => {
  renderPlanner(<FiguresBar isDrawing />, { name: 'My home', items: [] })
  expect(figure('Street noise').textContent).toContain('What the glass holds back')
})

test('while the next opening is chosen, the figures of the last one are gone', () => {
  renderPlanner(<FiguresBar isDrawing={false} />)
  expect(figure('Street noise').textContent).toContain('What the glass holds back')
  expect(figure('Whole plan').textContent).toContain('8 pieces')
})

test('the working offers the best glass for its figure, as safe as the present one, until it is chosen', async () => {
  const user = userEvent.setup()
  renderPlanner(<FiguresBar isDrawing />)
  await user.click(screen.getByRole('button', { name: 'Select W1' }))
  const box = figure('Heat through it')
  const heat = within(box)
  await user.click(heat.getByRole('button', { name: /How we worked this out/ }))
  await user.click(heat.getByRole('button', { name: /^Keeps more heat out: .+, U 1\.9$/ }))
  expect(box.textContent).toContain('U 1.9 W/m²K was 2.7')
  expect(heat.getByText('No other glass of this system does better here.')).toBeTruthy()
})
