import fc from 'fast-check'
import { expect, test } from 'vitest'
import { createPlanCode, isShortCode, parsePlanCode } from './code.ts'

const prefix = fc.stringMatching(/^[A-Z]{2,4}$/)

test('a new code has sixty random bits and is found however it is typed', () => {
  fc.assert(
    fc.property(prefix, (letters) => {
      const code = createPlanCode(letters)
      expect(code).toMatch(/^[A-Z]{2,4}(-[0-9A-HJKMNP-TV-Z]{4}){3}$/)
      expect(isShortCode(code)).toBe(false)
      for (const typed of [code, code.toLowerCase(), code.replaceAll('-', ''), ` ${code.replaceAll('-', ' - ')} `])
        expect(parsePlanCode(typed)).toBe(code)
    }),
  )
  expect(parsePlanCode('jh-oiL0-7K3P-9QWD')).toBe('JH-0110-7K3P-9QWD')
})

test('short codes of version 0.2 are still read, and their typing errors noticed', () => {
  expect(parsePlanCode('jh 7k3p yj')).toBe('JH-7K3P-YJ')
  expect(isShortCode('JH-7K3P-YJ')).toBe(true)
  for (const wrong of [
    'JH-7K3Q-YJ',
    'JH-7K3P-YK',
    'JH-7K3P',
    '',
    'nonsense',
    'JHARO-7K3P-9QWD-M4TX',
    'JH-UUUU-7K3P-9QWD',
  ])
    expect(parsePlanCode(wrong)).toBeNull()
})
