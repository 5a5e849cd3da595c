import { Agent, get } from 'node:http'
import { pause } from '../processes/site-process.ts'

export type PageAnswer = { status: number; ms: number }

const timeoutMs = 10_000

const pages = ['/', '/about-us', '/upvc-door-and-window/window', '/blogs/', '/products/bay-window', '/locate-us/']
const searched = ['aluminium sliding window', 'upvc casement window with mesh', 'frameless glass partition']
let searchCount = 0

/** The path of a numbered request. */
export type PathOf = (number: number) => string

/** Pages that are cached after the first request. */
const cachedPage: PathOf = (number) => pages[number % pages.length] ?? '/'

/** Search results, each with a URL of its own: never cached, always rendered. */
export const uncachedSearch: PathOf = () => {
  const time = searchCount++
  const words = searched[time % searched.length] ?? ''
  const inMixedCase = [...words].map((letter, at) => ((time >> at) & 1 ? letter.toUpperCase() : letter))
  return `/search?q=${encodeURIComponent(inMixedCase.join(''))}`
}

/** Status 0 when the connection failed or timed out. */
export function read(address: string, path: string, agent?: Agent): Promise<PageAnswer> {
  const start = performance.now()
  return new Promise((resolve) => {
    const finish = (status: number) => resolve({ status, ms: performance.now() - start })
    const headers = { 'accept-encoding': 'gzip, br' }
    const outgoing = get(address + path, { agent, headers, timeout: timeoutMs }, (response) => {
      response.resume()
      response.on('end', () => finish(response.statusCode ?? 0))
      response.on('error', () => finish(0))
    })
    outgoing.on('timeout', () => outgoing.destroy(new Error('timeout')))
    outgoing.on('error', () => finish(0))
  })
}

/** Concurrent readers, each requesting the next page as soon as it has one. */
export async function readRepeatedly(address: string, readers: number, ms: number, requestPath = cachedPage) {
  const agent = new Agent({ keepAlive: true, maxSockets: readers })
  const answers: PageAnswer[] = []
  const until = performance.now() + ms
  let next = 0
  await Promise.all(
    Array.from({ length: readers }, async () => {
      while (performance.now() < until) {
        next += 1
        answers.push(await read(address, requestPath(next), agent))
      }
    }),
  )
  agent.destroy()
  return answers
}

/** A fixed rate of requests, whether or not earlier ones have been answered. */
export async function readAtRate(address: string, perSecond: number, ms: number, requestPath = cachedPage) {
  const agent = new Agent({ keepAlive: true, maxSockets: 2000 })
  const answers: Promise<PageAnswer>[] = []
  const start = performance.now()
  for (let sent = 0; performance.now() - start < ms; ) {
    const due = Math.floor(((performance.now() - start) / 1000) * perSecond)
    for (; sent < due; sent += 1) answers.push(read(address, requestPath(sent), agent))
    await pause(5)
  }
  const all = await Promise.all(answers)
  agent.destroy()
  return all
}
