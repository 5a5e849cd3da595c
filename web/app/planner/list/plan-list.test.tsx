import { fireEvent, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { renderPlanner } from '../../../testing/render-planner.tsx'
import { samplePlan } from '../../../testing/sample-plan.ts'
import { OpeningTitle } from '../canvas/opening-title.tsx'
import { ItemTools } from '../choices/item-tools.tsx'
import { PlanList } from './plan-list.tsx'

const list = (
  <>
    <OpeningTitle />
    <PlanList isOpen onAdd={() => {}} onSelect={() => {}} />
  </>
)

/** The openings of a room, as the list has them. */
function openingsIn(room: string) {
  return within(screen.getByRole('region', { name: room }))
    .getAllByRole('listitem')
    .map((item) => item.querySelector('b')?.textContent)
}

test('openings are listed room by room, and a room is renamed by typing', async () => {
  const user = userEvent.setup()
  renderPlanner(list)
  expect(openingsIn('Living room')).toEqual(['W1', 'D1'])
  const [name] = screen.getAllByLabelText('Name of the room')
  if (!name) throw new Error('There is no room')
  await user.clear(name)
  await user.type(name, 'Hall{Enter}')
  expect(openingsIn('Hall')).toEqual(['W1', 'D1'])
})

test('an opening is renamed, but not to a name that another one has', async () => {
  const user = userEvent.setup()
  renderPlanner(list)
  await user.click(screen.getByRole('button', { name: 'Select W1' }))
  const name = screen.getByLabelText('Name of the opening')
  await user.clear(name)
  await user.type(name, 'D2{Enter}')
  expect(await screen.findByText('Another opening is called D2')).toBeTruthy()
  expect(openingsIn('Living room')).toEqual(['W1', 'D1'])
  await user.clear(name)
  await user.type(name, 'Bay{Enter}')
  expect(openingsIn('Living room')).toEqual(['Bay', 'D1'])
})

test('an opening moves to another room or to a new one and stays in view', async () => {
  const user = userEvent.setup()
  renderPlanner(list)
  await user.click(screen.getByRole('button', { name: 'Select W1' }))
  await user.selectOptions(screen.getByLabelText('Room of W1'), 'Kitchen')
  expect(openingsIn('Kitchen')).toEqual(['W3', 'W1'])
  await user.selectOptions(screen.getByLabelText('Room of W1'), 'Study')
  expect(openingsIn('Study')).toEqual(['W1'])
  expect(screen.getByRole('button', { current: true }).textContent).toContain('W1')
})

test('the list scrolls to the opening that is selected', async () => {
  // Browsers return a promise, which must not become the effect's clean-up.
  const scroll = vi.spyOn(Element.prototype, 'scrollIntoView').mockImplementation(() => Promise.resolve())
  renderPlanner(list)
  scroll.mockClear()
  await userEvent.setup().click(screen.getByRole('button', { name: 'Select W3' }))
  expect(scroll.mock.contexts).toEqual([screen.getByRole('button', { current: true }).closest('li')])
})

test('choosing an opening or adding one tells the screen', async () => {
  const user = userEvent.setup()
  const [onAdd, onSelect] = [vi.fn(), vi.fn()]
  renderPlanner(<PlanList isOpen={false} onAdd={onAdd} onSelect={onSelect} />)
  await user.click(screen.getByRole('button', { name: /^W3/ }))
  expect(onSelect).toHaveBeenCalledOnce()
  await user.click(screen.getByRole('button', { name: 'Add an opening in Bedroom' }))
  expect(onAdd).toHaveBeenCalledWith('Bedroom')
})

test.each(['Duplicate W1', 'Add an opening in Hall'])('a full plan answers to "%s" with a sentence', (button) => {
  const [first] = samplePlan.items
  if (!first) throw new Error('The sample house has no openings')
  const items = Array.from({ length: 60 }, (_, index) => ({ ...first, room: 'Hall', name: `W${index + 1}` }))
  const onAdd = vi.fn()
  const { plan } = renderPlanner(
    <>
      <PlanList isOpen onAdd={onAdd} onSelect={() => {}} />
      <ItemTools />
    </>,
    { name: 'Hotel', items },
  )
  // By label and without a simulated pointer: with sixty drawings, roles and pointer events take long to compute.
  fireEvent.click(screen.getByLabelText(button))
  expect(screen.getByText(/^A plan has at most 60 openings/)).toBeTruthy()
  expect(plan().items).toHaveLength(60)
  expect(onAdd).not.toHaveBeenCalled()
})

test('a new plan begins empty, and Undo brings the other one back', async () => {
  const user = userEvent.setup()
  renderPlanner(list)
  await user.click(screen.getByRole('button', { name: 'New plan' }))
  expect(screen.queryByRole('region', { name: 'Living room' })).toBeNull()
  screen.getByText('Openings you draw are listed here, room by room.')
  expect(screen.queryByRole('button', { name: 'New plan' })).toBeNull()
  await user.click(screen.getByRole('button', { name: 'Undo' }))
  expect(openingsIn('Living room')).toEqual(['W1', 'D1'])
})
