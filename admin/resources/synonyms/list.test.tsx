import { fireEvent, render, screen, waitFor } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { AdminTestContext } from '../../testing/admin-test-context.tsx'
import { SynonymList } from './list.tsx'

test('the selected synonyms are deleted at once, after a question', async () => {
  const synonyms = ['mosquito', 'jali'].map((word) => ({ id: word, word, means: ['mesh'] }))
  const getList = async () => ({ data: synonyms as never, total: 2 })
  const deleteMany = vi.fn(async () => ({ data: ['mosquito', 'jali'] }))
  render(
    <AdminTestContext api={{ getList, deleteMany }} resource="synonyms">
      <SynonymList />
    </AdminTestContext>,
  )
  fireEvent.click(await screen.findByLabelText('Select all'))
  fireEvent.click(await screen.findByRole('button', { name: 'Delete' }))
  expect(deleteMany).not.toHaveBeenCalled()
  fireEvent.click(await screen.findByRole('button', { name: 'Confirm' }))
  await waitFor(() =>
    expect(deleteMany).toHaveBeenCalledWith('synonyms', expect.objectContaining({ ids: ['mosquito', 'jali'] })),
  )
})
