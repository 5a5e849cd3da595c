import { render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { FormTestContext } from '../../testing/admin-test-context.tsx'
import { OrderInput } from './order-input.tsx'

test('entries are hidden by their switch and moved by their arrows', async () => {
  const onSubmit = vi.fn()
  const menu = [
    { name: 'home', is_hidden: false },
    { name: 'blogs', is_hidden: true },
  ]
  render(
    <FormTestContext record={{ menu }} onSubmit={onSubmit}>
      <OrderInput source="menu" labels={{ home: 'Home', blogs: 'Our blogs' }} />
    </FormTestContext>,
  )
  expect(screen.getByLabelText<HTMLInputElement>('Our blogs').checked).toBe(false)
  await userEvent.click(screen.getByLabelText('Home'))
  const [down] = screen.getAllByRole('button', { name: /down/i })
  if (down) await userEvent.click(down)
  expect(screen.queryByRole('button', { name: /add|remove/i })).toBeNull()
  await userEvent.click(screen.getByText('Submit'))
  await waitFor(() => expect(onSubmit).toHaveBeenCalled())
  expect(onSubmit.mock.calls[0]?.[0]).toEqual({
    menu: [
      { name: 'blogs', is_hidden: true },
      { name: 'home', is_hidden: true },
    ],
  })
})
