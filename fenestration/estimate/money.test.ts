import { expect, test } from 'vitest'
import { parseDecimal } from './decimal.ts'
import { formatRange, formatRupees, rupeesInWords } from './money.ts'

test('rupees are grouped as in India, with paise only if there are any', () => {
  const amounts = [0, 5, 99_950, 100_000, 12_345_600, 1_24_500_00, 1_23_45_678_09, -250_00]
  expect(amounts.map(formatRupees)).toEqual([
    ...['₹ 0', '₹ 0.05', '₹ 999.50', '₹ 1,000', '₹ 1,23,456', '₹ 1,24,500', '₹ 1,23,45,678.09', '−₹ 250'],
  ])
  expect(formatRange({ low: 36_800_00, high: 47_200_00 })).toBe('₹ 36,800 – 47,200')
  expect(formatRange({ low: -40_00, high: 60_00 })).toBe('−₹ 40 – ₹ 60')
})

test('an amount in words has lakh and crore', () => {
  const words = [
    [0, 'zero'],
    [100, 'one hundred'],
    [115, 'one hundred and fifteen'],
    [1005, 'one thousand and five'],
    [217_769, 'two lakh seventeen thousand seven hundred and sixty-nine'],
    [10_000_000, 'one crore'],
    [1_234_567_890, 'one hundred and twenty-three crore forty-five lakh sixty-seven thousand eight hundred and ninety'],
  ] as const
  for (const [rupees, text] of words) expect(rupeesInWords(rupees * 100)).toBe(`Rupees ${text} only`)
  expect(rupeesInWords(191_032_60)).toBe('Rupees one lakh ninety-one thousand thirty-two and sixty paise only')
  expect(rupeesInWords(20_50)).toBe('Rupees twenty and fifty paise only')
})

test('a decimal comma is not read as a thousands separator', () => {
  expect(parseDecimal('₹ 1,24,500.5', 2)).toBe(124_500_50)
  expect(parseDecimal('124,500', 0)).toBe(124_500)
  for (const text of ['0,500', '₹1₹2', '3,5', '1,24', '12,', '-3', '3%', '1.234'])
    expect(parseDecimal(text, 2), text).toBeNull()
})
