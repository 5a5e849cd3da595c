import { emptyAttributes } from '@house/contract/products/attributes'
import { fireEvent, render, screen, waitFor } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { type FakeApi, FormTestContext } from '../../testing/admin-test-context.tsx'
import { AttributesInput } from './attributes-input.tsx'

const api: FakeApi = { getList: async () => ({ data: [], total: 0 }) }
const source = 'Test report 17'
const attributes = {
  ...emptyAttributes,
  rooms: ['bedroom'],
  problems: [
    { problem: 'noise', reason: 'Three seals' },
    { problem: 'noise', reason: 'Heavy glass' },
  ],
  measures: [
    { measure: 'sash_width', min: 350, max: 750, source },
    { measure: 'sash_height', min: null, max: null, source: '' },
  ],
}

function fill(label: string, index: number, value: string) {
  const input = screen.getAllByLabelText<HTMLInputElement>(label, { exact: false })[index]
  if (!input) throw new Error(`There is no input ${label} ${index}`)
  fireEvent.change(input, { target: { value } })
  fireEvent.blur(input)
}

test('a row that the server would refuse says so at its field, and a valid product is saved', async () => {
  const onSubmit = vi.fn()
  render(
    <FormTestContext api={api} record={{ attributes }} onSubmit={onSubmit}>
      <AttributesInput />
    </FormTestContext>,
  )
  expect(screen.getByText('Sash width, mm')).toBeDefined()
  fill('Largest', 0, '300')
  fireEvent.click(screen.getByRole('button', { name: 'Submit' }))
  await screen.findByText('Must be at least the smallest')
  expect(screen.getByText('Enter the smallest or the largest number')).toBeDefined()
  expect(screen.getAllByText('Is in the list already')).toHaveLength(2)
  expect(onSubmit).not.toHaveBeenCalled()

  fill('Largest', 0, '800')
  fill('Largest', 1, '1500')
  fill('Source', 1, source)
  const [, removeSecond] = screen.getAllByRole('button', { name: /Remove/ })
  if (!removeSecond) throw new Error('The second problem has no button')
  fireEvent.click(removeSecond)
  fireEvent.click(screen.getByRole('button', { name: 'Submit' }))
  await waitFor(() => expect(onSubmit).toHaveBeenCalled())
  expect(onSubmit.mock.calls[0]?.[0].attributes).toMatchObject({
    rooms: ['bedroom'],
    problems: [{ problem: 'noise', reason: 'Three seals' }],
    measures: [
      { measure: 'sash_width', min: 350, max: 800, source },
      { measure: 'sash_height', max: 1500, source },
    ],
  })
})
