import { expect, test } from 'vitest'
import { formatDate, formatTime } from './date-format.ts'

test.each([
  ['2025-03-09T18:29:59Z', '09/03/2025', '9 March 2025, 23:59'],
  ['2025-03-09T18:30:00Z', '10/03/2025', '10 March 2025, 00:00'],
  ['2024-12-31T20:00:00Z', '01/01/2025', '1 January 2025, 01:30'],
])('%s is %s in India', (instant, date, time) => {
  expect(formatDate(instant)).toBe(date)
  expect(formatTime(instant)).toBe(time)
})

test('an invalid date is shown unchanged', () => {
  expect(formatDate('soon')).toBe('soon')
})
