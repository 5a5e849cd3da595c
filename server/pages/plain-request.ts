import type { Encoding } from '../domain/encodings.ts'
import { forgetFirst } from '../domain/memory.ts'
import type { Asked } from './site.ts'

/** What a request comes down to, as far as what is at hand depends on it. */
export type Understood = { encoding: Encoding; asked: Asked | undefined }

/** A request as most are: it reads an address, and nothing about it could be understood in two ways. */
export type PlainRequest = {
  method: 'GET'
  url: string
  headers: Record<string, string>
  /** What it comes down to, once that is known. */
  understood?: Understood
}

const requestLine = /^GET (\/[!-~]*) HTTP\/1\.1$/
const headerLine = /^([\w-]+): ?([ -~]*)$/
/** What asks for more than an answer that is at hand. */
const unusual = /^(authorization|content-length|cookie|expect|if-none-match|trailer|transfer-encoding|upgrade)$/

/** The longest that is looked at: browsers write about 600 letters. */
export const longestPlain = 4096
const mostKnown = 500

/** Reads requests that came whole and alone; those of the same words are read once. Gives nothing where Node's own reading is wanted. */
export function createPlainReader() {
  const known = new Map<string, PlainRequest>()
  return (text: string): PlainRequest | undefined => {
    const met = known.get(text)
    if (met) return met
    const request = readPlain(text)
    if (!request) return undefined
    known.set(text, request)
    if (known.size > mostKnown) forgetFirst(known)
    return request
  }
}

function readPlain(text: string): PlainRequest | undefined {
  if (!text.endsWith('\r\n\r\n')) return undefined
  const [first = '', ...lines] = text.slice(0, -4).split('\r\n')
  const url = requestLine.exec(first)?.[1]
  const headers = url && readHeaders(lines)
  return headers && headers.host !== undefined ? { method: 'GET', url, headers } : undefined
}

function readHeaders(lines: string[]) {
  const headers: Record<string, string> = Object.create(null)
  for (const line of lines) {
    const [, written = '', value = ''] = headerLine.exec(line) ?? []
    const name = written.toLowerCase()
    if (name === '' || name in headers || value !== value.trim() || unusual.test(name)) return undefined
    if (name === 'connection' && value.toLowerCase() !== 'keep-alive') return undefined
    headers[name] = value
  }
  return headers
}
