import { screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { renderRoute } from '../../../testing/render-route.tsx'
import { ChatButton } from './chat-button.tsx'

test('the chat button opens a chat whose text names the page (§2 Global)', async () => {
  document.title = 'Tilt-and-Turn Window | Jharokha'
  renderRoute(<ChatButton />)
  const link = screen.getByRole('link', { name: 'Chat with us on WhatsApp' })
  const chat = () => new URL(link.getAttribute('href') ?? '')
  expect(chat().origin + chat().pathname).toBe('https://wa.me/919955501420')
  expect(chat().searchParams.get('text')).toContain('"Tilt-and-Turn Window"')
  document.title = 'Blogs | Jharokha'
  await waitFor(() => expect(chat().searchParams.get('text')).toContain('"Blogs"'))
})
