import { createHash, randomInt } from 'node:crypto'
import { crockford } from '@house/fenestration/design/crockford'

const groups = 3
const groupLength = 4
const codeLength = groups * groupLength
/** Codes of version 0.2: four random characters and two that check them. */
const shortLengths = { body: 4, check: 2 }
const maxPrefixLength = 4

/** A new code such as JH-7K3P-9QWD-M4TX: a prefix and 60 random bits. */
export function createPlanCode(prefix: string) {
  const letters = Array.from({ length: codeLength }, () => crockford[randomInt(crockford.length)]).join('')
  return joinGroups(prefix, letters)
}

/** The code as it is stored, from what people type or copy; `null` if a character is wrong or missing. */
export function parsePlanCode(typed: string): string | null {
  const letters = typed.toUpperCase().replace(/[^0-9A-Z]/g, '')
  return letters.length > codeLength ? parseLongCode(letters) : parseShortCode(letters)
}

/** Whether a code is short enough to be guessed. */
export function isShortCode(code: string) {
  return code.split('-').length < groups + 1
}

function parseLongCode(letters: string) {
  const prefix = letters.slice(0, -codeLength)
  const random = readable(letters.slice(-codeLength))
  return prefix.length <= maxPrefixLength && isCrockford(random) ? joinGroups(prefix, random) : null
}

function parseShortCode(letters: string) {
  const length = shortLengths.body + shortLengths.check
  const prefix = letters.slice(0, -length)
  const rest = readable(letters.slice(-length))
  const [body, check] = [rest.slice(0, shortLengths.body), rest.slice(shortLengths.body)]
  if (prefix === '' || check !== checkOf(prefix, body)) return null
  return `${prefix}-${body}-${check}`
}

function joinGroups(prefix: string, letters: string) {
  return [prefix, ...(letters.match(new RegExp(`.{${groupLength}}`, 'g')) ?? [])].join('-')
}

/** Crockford's base 32 has no O, I and L, so that they can stand for the digits they look like. */
function readable(letters: string) {
  return letters.replace(/O/g, '0').replace(/[IL]/g, '1')
}

function isCrockford(letters: string) {
  return [...letters].every((letter) => crockford.includes(letter))
}

function checkOf(prefix: string, body: string) {
  const digest = createHash('sha256').update(`${prefix}-${body}`).digest()
  const { check } = shortLengths
  return Array.from({ length: check }, (_, index) => crockford[(digest[index] ?? 0) % crockford.length]).join('')
}
