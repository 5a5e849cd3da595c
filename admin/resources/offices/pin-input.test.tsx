import { fireEvent, render, screen } from '@testing-library/react'
import { NumberInput } from 'react-admin'
import { expect, test, vi } from 'vitest'
import { FormTestContext } from '../../testing/admin-test-context.tsx'
import { PinInput } from './pin-input.tsx'

function open(record: object) {
  const onSubmit = vi.fn()
  render(
    <FormTestContext record={record} onSubmit={onSubmit}>
      <NumberInput source="latitude" />
      <NumberInput source="longitude" />
      <PinInput />
    </FormTestContext>,
  )
  return onSubmit
}

const pin = () => screen.getByRole('slider')
const numberOf = (label: string) => Number(screen.getByLabelText<HTMLInputElement>(label).value)

test('arrow keys move the pin and with it the two numbers', () => {
  open({ latitude: 18.52, longitude: 73.86 })
  expect(pin().getAttribute('aria-valuetext')).toBe('18.52 north, 73.86 east')
  fireEvent.keyDown(pin(), { key: 'ArrowUp' })
  fireEvent.keyDown(pin(), { key: 'ArrowRight', shiftKey: true })
  expect(numberOf('Latitude')).toBe(18.5367)
  expect(numberOf('Longitude')).toBeGreaterThan(74)
})

test('a number that is entered moves the pin', async () => {
  open({ latitude: 18.52, longitude: 73.86 })
  const before = pin().getAttribute('transform')
  fireEvent.change(screen.getByLabelText('Latitude'), { target: { value: '19' } })
  fireEvent.blur(screen.getByLabelText('Latitude'))
  expect(pin().getAttribute('transform')).not.toBe(before)
})

test('an office without coordinates starts with the whole country, and a pin that is not set', () => {
  open({})
  expect(pin().getAttribute('aria-valuetext')).toBe('Not set yet')
  fireEvent.keyDown(pin(), { key: 'ArrowDown', shiftKey: true })
  expect(numberOf('Latitude')).toBeLessThan(22)
  expect(screen.getByText('Zoom out').closest('button')?.disabled).toBe(true)
  fireEvent.click(screen.getByText('Zoom in'))
  // The pin is in the middle of the part that is shown now.
  expect(pin().getAttribute('transform')).toBe('translate(0 0)')
})
