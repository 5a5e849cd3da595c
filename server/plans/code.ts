import { createHash, randomInt } from 'node:crypto'
import { crockford } from '@house/fenestration/design/crockford'

const bodyLength = 4
const checkLength = 2

/** A new code such as JH-7K3P-9Q: a prefix, four random characters and two that check them. */
export function createPlanCode(prefix: string) {
  const body = Array.from({ length: bodyLength }, () => crockford[randomInt(crockford.length)]).join('')
  return `${prefix}-${body}-${checkOf(prefix, body)}`
}

/** The code as it is stored, from what people type or copy; `null` if a character is wrong or missing. */
export function parsePlanCode(typed: string): string | null {
  const letters = typed.toUpperCase().replace(/[^0-9A-Z]/g, '')
  const prefix = letters.slice(0, -(bodyLength + checkLength))
  const rest = letters
    .slice(-(bodyLength + checkLength))
    .replace(/O/g, '0')
    .replace(/[IL]/g, '1')
  const [body, check] = [rest.slice(0, bodyLength), rest.slice(bodyLength)]
  if (prefix === '' || rest.length < bodyLength + checkLength || check !== checkOf(prefix, body)) return null
  return `${prefix}-${body}-${check}`
}

function checkOf(prefix: string, body: string) {
  const digest = createHash('sha256').update(`${prefix}-${body}`).digest()
  return Array.from({ length: checkLength }, (_, index) => crockford[(digest[index] ?? 0) % crockford.length]).join('')
}
