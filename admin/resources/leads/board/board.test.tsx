import { fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { AdminTestContext } from '../../../testing/admin-test-context.tsx'
import { LeadBoard } from './board.tsx'

const lead = { id: 7, customer_name: 'Meera Joshi', city: 'Jaipur', owner: null, value: 2_17_769_00 }
const empty = { total: 0, leads: [] }

test('a card is moved by menu and by dragging; a lost one asks for the reason', async () => {
  const update = vi.fn(async (_resource: string, _change: { data: object }) => ({ data: { id: 7 } as never }))
  const leads = [{ ...lead, created_at: new Date(Date.now() - 3 * 86_400_000).toISOString() }]
  const leadBoard = async () => [
    { stage: 'quoted' as const, total: 60, leads },
    { stage: 'won' as const, ...empty },
  ]
  render(
    <AdminTestContext api={{ leadBoard, update }} resource="leads">
      <LeadBoard />
    </AdminTestContext>,
  )
  const card = await screen.findByRole('listitem')
  within(card).getByText('₹ 2,17,769')
  within(card).getByText('Jaipur · 3 days')
  screen.getByText('The newest 1. The list has all.')
  const changes = () => update.mock.calls.map(([, { data }]) => data)
  fireEvent.dragStart(card)
  fireEvent.drop(screen.getByRole('region', { name: 'won' }))
  await waitFor(() => expect(changes()).toEqual([{ status: 'won' }]))
  fireEvent.dragStart(card)
  fireEvent.dragEnd(card)
  fireEvent.drop(screen.getByRole('region', { name: 'won' }))
  fireEvent.click(screen.getByRole('button', { name: 'Move Meera Joshi' }))
  fireEvent.click(screen.getByRole('menuitem', { name: 'lost' }))
  fireEvent.change(await screen.findByLabelText('Reason'), { target: { value: 'Too dear' } })
  fireEvent.click(screen.getByText('Mark as lost'))
  await waitFor(() => expect(changes()[1]).toEqual({ status: 'lost', lost_reason: 'Too dear' }))
})
