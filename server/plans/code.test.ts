import { expect, test } from 'vitest'
import { createPlanCode, parsePlanCode } from './code.ts'

test('every code passes its own check, and a wrong character is noticed', () => {
  let noticed = 0
  for (let count = 0; count < 500; count += 1) {
    const code = createPlanCode('JH')
    expect(parsePlanCode(code)).toBe(code)
    const wrong = code.replace(/-(.)/, (_, letter) => `-${letter === 'A' ? 'B' : 'A'}`)
    if (parsePlanCode(wrong) === null) noticed += 1
  }
  expect(noticed).toBeGreaterThan(490)
})
