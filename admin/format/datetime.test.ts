import { expect, test } from 'vitest'
import { formatDateTime, fromDateTimeLocal, toDateTimeLocal } from './datetime.ts'

test('a time is shown and edited in Indian Standard Time', () => {
  expect(formatDateTime('2026-01-01T04:30:00.000Z')).toMatch(/1 Jan 2026.*10:00/)
  expect(toDateTimeLocal('2026-01-01T04:30:00.000Z')).toBe('2026-01-01T10:00')
  expect(fromDateTimeLocal('2026-01-01T10:00')).toBe('2026-01-01T04:30:00.000Z')
})

test('an incomplete date is empty', () => {
  expect(fromDateTimeLocal('2026-01-')).toBe('')
  expect(formatDateTime(null)).toBe('')
})
