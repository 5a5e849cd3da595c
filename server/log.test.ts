import { Writable } from 'node:stream'
import pino from 'pino'
import { expect, test } from 'vitest'
import { callAs } from './testing/as-staff.ts'
import { openTestApp } from './testing/open-test-app.ts'
import { serve } from './testing/serve.ts'

test('a line of the log is a path, a status and a time, and nothing about a person', async () => {
  let lines = ''
  const stream = new Writable({
    write(part, _encoding, done) {
      lines += part
      done()
    },
  })
  const { app, listener, close } = await openTestApp({ log: pino({ base: null }, stream), trustedProxies: 1 })
  const { url, stop } = await serve(listener)
  const headers = {
    ...{ 'content-type': 'application/json', 'user-agent': 'Findable agent', referer: 'https://findable.example' },
    ...{ cookie: 'x=findable', 'x-forwarded-for': '203.0.113.77' },
  }
  const body = JSON.stringify({ customer_name: 'Findable Name', phone_number: '9812345678', email: 'findable@x.in' })
  expect((await fetch(`${url}/api/contact-us`, { method: 'POST', headers, body })).status).toBe(200)
  await fetch(`${url}/search?q=findable&preview=findable`, { headers })
  await callAs(app)('POST', '/session', { email: 'findable@x.in', password: 'a findable password' }, headers)
  await expect.poll(() => lines.split('\n').length - 1).toBe(3)
  expect(lines).not.toMatch(/findable|9812345678|203\.0\.113/i)
  for (const line of lines.trim().split('\n'))
    expect(Object.keys(JSON.parse(line))).toEqual(['level', 'time', 'id', 'method', 'path', 'status', 'ms', 'msg'])
  stop()
  await close()
})
