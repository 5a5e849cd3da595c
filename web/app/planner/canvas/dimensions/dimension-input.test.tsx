import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { expect, test, vi } from 'vitest'
import { useUndoKeys } from '../../use-undo-keys.ts'
import { DimensionInput } from './dimension-input.tsx'

const undo = vi.fn()

function Width() {
  const [value, setValue] = useState(1200)
  useUndoKeys(undo)
  const [hasLetters, setHasLetters] = useState(false)
  return (
    <DimensionInput
      label="Width"
      value={value}
      onChange={setValue}
      hasLetters={hasLetters}
      onLetters={setHasLetters}
      style={{ left: 0, top: 0 }}
    />
  )
}

function renderWidth() {
  render(<Width />)
  const input = screen.getByLabelText<HTMLInputElement>('Width, in millimetres')
  return { user: userEvent.setup(), input }
}

test.each([
  [`4'6"`, '1372'],
  ['135 cm', '1350'],
  ['1.35 m', '1350'],
  ['900', '900'],
])('%s becomes %s mm', async (typed, kept) => {
  const { user, input } = renderWidth()
  await user.clear(input)
  await user.type(input, `${typed}{Enter}`)
  expect(input.value).toBe(kept)
})

test('a size out of range is explained, and Escape brings the last good one back', async () => {
  const { user, input } = renderWidth()
  await user.clear(input)
  await user.type(input, '7000{Enter}')
  expect(screen.getByRole('alert').textContent).toBe('Between 300 and 6,000 mm')
  await user.type(input, '{Escape}')
  expect(input.value).toBe('1200')
  expect(screen.queryByRole('alert')).toBeNull()
})

test('arrow keys change it by 10 mm, with Shift by 100 and with Alt by 1', async () => {
  const { user, input } = renderWidth()
  await user.type(input, '{ArrowUp}')
  expect(input.value).toBe('1210')
  await user.type(input, '{Shift>}{ArrowDown}{/Shift}')
  expect(input.value).toBe('1110')
  await user.type(input, '{Alt>}{ArrowUp}{/Alt}')
  expect(input.value).toBe('1111')
})

test('fingers have − and + of 10 mm, a number keypad, and letters for feet and inches', async () => {
  const { user, input } = renderWidth()
  expect(input.inputMode).toBe('decimal')
  await user.click(screen.getByRole('button', { name: 'Width: 10 mm more' }))
  expect(input.value).toBe('1210')
  await user.click(screen.getByRole('button', { name: 'Feet and inches' }))
  expect(input.inputMode).toBe('text')
})

test('Ctrl+Z undoes a step of the plan once the size is entered, and only text while it is typed', async () => {
  const { user, input } = renderWidth()
  await user.clear(input)
  await user.type(input, '1111')
  await user.keyboard('{Control>}z{/Control}')
  expect(undo).not.toHaveBeenCalled()
  await user.keyboard('{Enter}{Control>}z{/Control}')
  expect(undo).toHaveBeenCalledExactlyOnceWith({ type: 'undo' })
})
