import { Agent, request } from 'node:http'
import { text } from 'node:stream/consumers'
import { enquiryContextHeader, writeEnquiryContext } from '@house/contract/enquiry/context'
import { idempotencyKeyHeader } from '@house/contract/enquiry/idempotency-key'
import { openDatabase } from '../../server/database.ts'
import { issueFormToken } from '../../server/platform/crypto/form-token.ts'
import type { DatabaseTarget } from '../../server/platform/db/open.ts'

export type Post = { path: string; headers: Record<string, string>; body: string }
export type Answer = { status: number; ms: number; body: string }

const agent = new Agent({ keepAlive: true, maxSockets: 64 })
const timeoutMs = 15_000

export function visitorName(number: number) {
  return `Visitor ${String(number).padStart(6, '0')}`
}

/** Enquiries of `count` different visitors, each with its own idempotency key and form token. */
export async function makeEnquiries(
  target: DatabaseTarget,
  count: number,
  moreOf = (_number: number): object => ({}),
): Promise<Post[]> {
  const db = await openDatabase(target)
  const aMinuteAgo = new Date(Date.now() - 60_000)
  const posts: Post[] = []
  for (let number = 1; number <= count; number += 1) {
    const context = writeEnquiryContext({ page: '/locate-us/', token: await issueFormToken(db, aMinuteAgo) })
    posts.push({
      path: '/api/contact-us',
      headers: { [idempotencyKeyHeader]: `fault-test-${number}`, [enquiryContextHeader]: context },
      body: JSON.stringify({
        customer_name: visitorName(number),
        phone_number: String(9_000_000_000 + number),
        ...moreOf(number),
      }),
    })
  }
  await db.destroy()
  return posts
}

/** Rejects when there is no response. */
export function send(address: string, { path, headers, body }: Post): Promise<Answer> {
  const start = performance.now()
  return new Promise((resolve, reject) => {
    const sending = request(
      address + path,
      { agent, method: 'POST', timeout: timeoutMs, headers: { ...headers, 'content-type': 'application/json' } },
      (response) => {
        text(response).then(
          (body) => resolve({ status: response.statusCode ?? 0, ms: performance.now() - start, body }),
          reject,
        )
      },
    )
    sending.on('timeout', () => sending.destroy(new Error('timeout')))
    sending.on('error', reject)
    sending.end(body)
  })
}

/** Does the work with a limited number of items at a time. */
export async function withConcurrency<T>(items: T[], width: number, work: (item: T) => Promise<void>) {
  const left = items[Symbol.iterator]()
  const worker = async () => {
    for (const item of left) await work(item)
  }
  await Promise.all(Array.from({ length: width }, worker))
}
