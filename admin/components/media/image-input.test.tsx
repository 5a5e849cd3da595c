import { composeStories } from '@storybook/react-vite'
import { render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { FormTestContext } from '../../testing/admin-test-context.tsx'
import * as stories from './image-input.stories.tsx'
import { ImageInput } from './image-input.tsx'

const { Empty, WithImage } = composeStories(stories)
const image = (name: string) => new File(['x'], name, { type: 'image/jpeg' })

test('an image is chosen from the library and removed again', async () => {
  render(<Empty />)
  await userEvent.click(screen.getByRole('button', { name: 'Choose an image' }))
  await userEvent.click(await screen.findByRole('button', { name: 'An arched window' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  await userEvent.click(await screen.findByRole('button', { name: 'Remove' }))
  await screen.findByRole('button', { name: 'Choose an image' })
})

test('a stored image can be replaced', async () => {
  render(<WithImage />)
  screen.getByRole('group', { name: 'Main image' })
  screen.getByRole('button', { name: 'Replace' })
})

test('several uploads fill this input and the empty ones after it, described by the title', async () => {
  const uploadMedia = vi.fn(
    async (file: File, _alt: string) => ({ id: 1, url: `/media/a/${file.name}`, name: file.name }) as never,
  )
  const onSubmit = vi.fn()
  render(
    <FormTestContext
      api={{ uploadMedia, getList: async () => ({ data: [], total: 0 }) }}
      record={{ title: 'Garden <em>Room</em>', image3: '/media/a/taken.jpg' }}
      onSubmit={onSubmit}
    >
      <ImageInput source="image" overflowSources={['image2', 'image3', 'image4']} />
    </FormTestContext>,
  )
  await userEvent.click(screen.getByRole('button', { name: 'Choose an image' }))
  const input = document.querySelector<HTMLInputElement>('input[type=file]')
  if (!input) throw new Error('no file input')
  await userEvent.upload(input, ['one.jpg', 'two.jpg', 'three.jpg'].map(image))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  await userEvent.click(screen.getByText('Submit'))
  await waitFor(() =>
    expect(onSubmit.mock.calls[0]?.[0]).toMatchObject({
      image: '/media/a/one.jpg',
      image2: '/media/a/two.jpg',
      image3: '/media/a/taken.jpg',
      image4: '/media/a/three.jpg',
    }),
  )
  expect(uploadMedia.mock.calls.map(([, alt]) => alt)).toEqual(Array(3).fill('Garden Room'))
})

test('a file of another type is rejected by name before the upload', async () => {
  const uploadMedia = vi.fn()
  render(
    <FormTestContext api={{ uploadMedia, getList: async () => ({ data: [], total: 0 }) }} record={{}}>
      <ImageInput source="image" />
    </FormTestContext>,
  )
  await userEvent.click(screen.getByRole('button', { name: 'Choose an image' }))
  const input = document.querySelector<HTMLInputElement>('input[type=file]')
  if (!input) throw new Error('no file input')
  const video = new File(['x'], 'hero.mp4', { type: 'video/mp4' })
  await userEvent.upload(input, video, { applyAccept: false })
  await screen.findByText('hero.mp4: Choose an image: JPEG, PNG, WebP or AVIF up to 20 MB.')
  expect(uploadMedia).not.toHaveBeenCalled()
})
