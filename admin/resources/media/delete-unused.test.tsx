import { fireEvent, render, screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { AdminTestContext, type FakeApi } from '../../testing/admin-test-context.tsx'
import { DeleteUnusedButton } from './delete-unused.tsx'

const file = (id: number) => ({ id, url: `/media/${id}/a.jpg`, name: `a-${id}.jpg` })

function open(api: object) {
  render(
    <AdminTestContext api={api as FakeApi} resource="media">
      <DeleteUnusedButton />
    </AdminTestContext>,
  )
  fireEvent.click(screen.getByText('Delete unused files'))
}

test('unused files are shown before they are deleted, and the message says how many were kept', async () => {
  const removeManyMedia = vi.fn(async () => ({
    done: [{ id: 1 }],
    failed: [{ id: 2, message: 'It is used in blogs: Glass.' }],
  }))
  open({ listUnusedMedia: async () => ({ files: [file(1), file(2)], used: 7 }), removeManyMedia })
  await screen.findByText(/^2 files are used nowhere/)
  fireEvent.click(screen.getByRole('button', { name: 'Delete 2 files' }))
  await screen.findByText(
    '1 file deleted, 8 kept because they are in use. 1 came into use meanwhile: It is used in blogs: Glass.',
  )
  expect(removeManyMedia).toHaveBeenCalledWith([1, 2])
})

test('nothing can be deleted where every file is in use', async () => {
  open({ listUnusedMedia: async () => ({ files: [], used: 7 }) })
  await screen.findByText(/^Every file is in use/)
  expect(screen.queryByRole('button', { name: /^Delete \d/ })).toBeNull()
})
