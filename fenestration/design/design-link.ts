import type { Design } from '@house/contract/plans/design'
import { crockford } from './crockford.ts'
import { DesignError, parseDesign } from './parse-design.ts'

const checkLength = 4
const damaged = 'This link is damaged: part of it is missing or was changed'

/** A design as text for a URL: base64url of its JSON, followed by check characters. */
export function writeDesignLink(design: Design): string {
  const bytes = new TextEncoder().encode(JSON.stringify(design))
  const binary = Array.from(bytes, (byte) => String.fromCharCode(byte)).join('')
  const body = btoa(binary).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '')
  return body + checkOf(body)
}

/** Throws `DesignError` when the link was cut off or edited. */
export function readDesignLink(link: string): Design {
  const body = link.slice(0, -checkLength)
  if (body === '' || link.slice(-checkLength) !== checkOf(body)) throw new DesignError(damaged)
  return parseDesign(parseJson(decode(body)))
}

function decode(body: string) {
  try {
    const binary = atob(body.replaceAll('-', '+').replaceAll('_', '/'))
    return new TextDecoder('utf-8', { fatal: true }).decode(Uint8Array.from(binary, (char) => char.charCodeAt(0)))
  } catch {
    throw new DesignError(damaged)
  }
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    throw new DesignError(damaged)
  }
}

/** FNV-1a, cut to 20 bits. */
function checkOf(body: string) {
  let hash = 0x811c9dc5
  for (let index = 0; index < body.length; index += 1) hash = Math.imul(hash ^ body.charCodeAt(index), 0x01000193)
  return Array.from({ length: checkLength }, (_, index) => crockford[(hash >>> (5 * index)) & 31]).join('')
}
